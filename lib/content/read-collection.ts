import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A file of a folder as it lies there, not read yet. */
export type SourceFile = {
  /** Its name without the ending. */
  slug: string;
  /** Absolute path. */
  file: string;
  /** When it was written, in milliseconds. */
  modified: number;
  /** In bytes. */
  size: number;
};

/**
 * The markdown files of one folder, by name; an absent folder is empty.
 * @param before What was found before, by path: a file that is as it was is the same object again.
 */
export function listFolder(folder: string, before: ReadonlyMap<string, SourceFile>): SourceFile[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  const start = join(folder, "/");
  return names
    .filter((name) => name.endsWith(".md") && !name.startsWith("."))
    .sort()
    .flatMap((name) => {
      const file = start + name;
      const stats = statSync(file, { throwIfNoEntry: false });
      // A file may go between the listing and the look at it.
      if (!stats?.isFile()) return [];
      const { mtimeMs: modified, size } = stats;
      const known = before.get(file);
      return known?.modified === modified && known.size === size
        ? known
        : { slug: name.slice(0, -3), file, modified, size };
    });
}

/** The text of a file, or `undefined` when it has gone. */
export function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8")
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n");
  } catch {
    return undefined;
  }
}
