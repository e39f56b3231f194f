import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

/** The files of one folder of the content, by name; an absent folder is empty. */
export function listCollection(folder: string): { slug: string; file: string; version: string }[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(".md") && !name.startsWith("."))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name);
      const stats = statSync(file, { throwIfNoEntry: false });
      // A file may go between the listing and the look at it.
      return stats?.isFile() ? [{ slug: basename(name, ".md"), file, version: `${stats.mtimeMs}:${stats.size}` }] : [];
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
