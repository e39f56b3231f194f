/** Records which files were drawn, so that pictures that somebody else made are never replaced. */
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { sha256 } from "../../../lib/util/digest";
import { compareText } from "../../../lib/util/order";
import { type Written, writeOutput } from "./output";

/** A digest of each drawn file, by its path, for the content of this repository. */
const OWN_LIST = "tools/studio/drawn.json";
/** The same for the content of another folder, which keeps it itself. */
const OTHER_LIST = "media/.drawn.json";

/** Draws and writes a picture if it is missing or may be replaced; `undefined` when it was left alone. */
export type DrawOnce = (path: string, draw: () => string | Buffer | Promise<Buffer>) => Promise<Written | undefined>;

/** Draws pictures into a folder. */
export interface Drawing {
  readonly drawOnce: DrawOnce;
  /** Files that should have been drawn again, but were not drawn here. */
  readonly refused: readonly string[];
  /** Writes the list of drawn files. */
  readonly finish: () => Promise<void>;
}

/**
 * Draws missing pictures.
 * @param root Absolute path of the repository.
 * @param force Names of pictures to draw again, if nobody has changed them since they were drawn.
 * @param content Absolute path of the content folder: paths below "content/" are files of it.
 */
export function openDrawing(
  root: string,
  force: readonly string[] | "everything" = [],
  content = join(root, "content"),
): Drawing {
  const [listFolder, list] = getDrawnList(root, content);
  const getPlace = (path: string): [folder: string, name: string] =>
    path.startsWith("content/") ? [content, path.slice("content/".length)] : [root, path];
  const getFile = (path: string) => join(...getPlace(path));
  const drawn = readList(join(listFolder, list));
  const refused: string[] = [];
  const isForced = (path: string) =>
    force === "everything" ||
    force.some((name) => path === name || basename(path) === name || basename(path).replace(/\.[a-z]+$/, "") === name);

  const mayWrite = async (path: string): Promise<boolean> => {
    if (!existsSync(getFile(path))) return true;
    if (!isForced(path)) return false;
    if (drawn[path] === getDigest(await readFile(getFile(path)))) return true;
    refused.push(path);
    return false;
  };
  return {
    refused,
    drawOnce: async (path, draw) => {
      if (!(await mayWrite(path))) return undefined;
      const picture = await draw();
      drawn[path] = getDigest(picture);
      return { ...(await writeOutput(...getPlace(path), picture)), path };
    },
    finish: async () => {
      const sorted = Object.entries(drawn).sort(([a], [b]) => compareText(a, b));
      await writeOutput(listFolder, list, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
  };
}

/** Where the list of drawn files is. @param root Absolute path of the repository. @param content That of the content folder. */
export function getDrawnList(root: string, content: string): [folder: string, name: string] {
  return content === join(root, "content") ? [root, OWN_LIST] : [content, OTHER_LIST];
}

/**
 * Whether a picture is as it was drawn, so that nobody's work is lost with it.
 * @param name Path of the picture below the content folder.
 */
export function wasDrawn(root: string, content: string, name: string): boolean {
  const digest = readList(join(...getDrawnList(root, content)))[`content/${name}`];
  return digest !== undefined && digest === getDigest(readFileSync(join(content, name)));
}

function getDigest(content: string | Buffer): string {
  return sha256(content).slice(0, 16);
}

function readList(file: string): Record<string, string> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
