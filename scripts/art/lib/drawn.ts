/** Remembers which files were drawn here, so that nobody's own picture is ever replaced. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Written, writeOutput } from "./output";

/** The list of what was drawn: a digest of each file by its path. Lies in the repository beside the pictures' scripts. */
const LIST = "scripts/art/drawn.json";

/** Writes a picture only where it belongs to be written; undefined where it was left as it is. */
export type DrawOnce = (path: string, draw: () => string | Buffer | Promise<Buffer>) => Promise<Written | undefined>;

/** What draws into a folder, and what it has to say in the end. */
export interface Drawing {
  readonly drawOnce: DrawOnce;
  /** Files that were to be drawn again, and are somebody's own. */
  readonly refused: readonly string[];
  /** Keeps the list. */
  readonly finish: () => Promise<void>;
}

/** Draws what is missing. What is there is drawn again only if `force` names it, or is "everything", and it is as it was drawn. */
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
