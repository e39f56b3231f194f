import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes something else into a file of a folder, or removes the file.
 * @returns what puts it back. @throws where the file does not have it, so that no test changes nothing.
 */
export function changeFile(root: string, path: string, from: string | RegExp, to: string | undefined): () => void {
  const file = join(root, path);
  const text = readFileSync(file, "utf8");
  const changed = to === undefined ? "" : text.replace(from, () => to);
  if (changed === text) throw new Error(`${path} does not have ${from}.`);
  if (to === undefined) rmSync(file);
  else writeFileSync(file, changed);
  return () => writeFileSync(file, text);
}
