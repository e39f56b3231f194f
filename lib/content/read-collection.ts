import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A file of a folder as it lies there, not read yet. */
export type SourceFile = {
  /** With its ending. */
  name: string;
  /** Absolute path. */
  file: string;
  /** When it was written, in milliseconds. */
  modified: number;
  /** In bytes. */
  size: number;
};

/**
 * The markdown files of one folder, by name; an absent folder is empty.
 * @param before What was found there before: a file that is as it was is the same object again.
 */
export function listFolder(folder: string, before: readonly SourceFile[] = []): SourceFile[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  let place = 0;
  return names
    .filter((name) => name.endsWith(".md") && !name.startsWith("."))
    .sort()
    .flatMap((name) => {
      // Both are in the same order.
      while (place < before.length && (before[place] as SourceFile).name < name) place += 1;
      const known = before[place]?.name === name ? before[place] : undefined;
      const file = known?.file ?? join(folder, name);
      const stats = statSync(file, { throwIfNoEntry: false });
      // A file may go between the listing and the look at it.
      if (!stats?.isFile()) return [];
      const { mtimeMs: modified, size } = stats;
      return known?.modified === modified && known.size === size ? known : { name, file, modified, size };
    });
}

/** Last part of the address of what a file holds. */
export function slugOf({ name }: SourceFile): string {
  return name.slice(0, -".md".length);
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
