import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { basename, dirname } from "node:path";

/**
 * Writes a file whole: whoever reads it meanwhile gets all of the former text or all of the new one. Makes its folder.
 * @throws The file system's error; the file is then as it was, and nothing is left beside it.
 */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const folder = dirname(file);
  // A leading dot: no list of a folder has it. The process: two may write the same file at once.
  const unfinished = `${folder}/.${basename(file)}.${process.pid}.new`;
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Flushes a folder, so that a new or renamed file survives a crash under its name too. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder, and its file systems keep names by themselves.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
