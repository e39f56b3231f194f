import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeText } from "./content-files";

/** Writes files into a new folder outside the project. Keys are paths in it, values the files' text. */
export function writeFiles(files: Record<string, string>): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "plant-"));
  for (const [path, text] of Object.entries(files)) writeText(join(root, path), text);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
