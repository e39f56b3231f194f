/** Records which files were drawn, so that pictures that somebody else made are never replaced. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Written, writeOutput } from "./output";

/** A digest of each drawn file, by its path. */
const LIST = "scripts/art/drawn.json";

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
 * @param force Names of pictures to draw again, if nobody has changed them since they were drawn.
 */
export function openDrawing(root: string, force: readonly string[] | "everything" = []): Drawing {
  const list = join(root, LIST);
  const drawn: Record<string, string> = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  const refused: string[] = [];
  const isForced = (path: string) =>
    force === "everything" ||
    force.some((name) => path === name || basename(path) === name || basename(path).replace(/\.[a-z]+$/, "") === name);

  const mayWrite = async (path: string): Promise<boolean> => {
    if (!existsSync(join(root, path))) return true;
    if (!isForced(path)) return false;
    if (drawn[path] === digestOf(await readFile(join(root, path)))) return true;
    refused.push(path);
    return false;
  };
  return {
    refused,
    drawOnce: async (path, draw) => {
      if (!(await mayWrite(path))) return undefined;
      const content = await draw();
      drawn[path] = digestOf(content);
      return writeOutput(root, path, content);
    },
    finish: async () => {
      const sorted = Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1));
      await writeOutput(root, LIST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
  };
}

function digestOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
