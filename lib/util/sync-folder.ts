import { open } from "node:fs/promises";

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
