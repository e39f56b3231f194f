import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "../util/write-atomically";
import { processState } from "./process-state";

/** Largest file, in bytes (about 100,000 messages), so that strangers cannot fill the disk. */
const largestFile = 100 * 1024 * 1024;

class FileFull extends Error {
  override readonly name = "FileFull";
}

/**
 * Appends a record to a JSON Lines file that only its owner can read. Resolves when it is on the disk.
 * @throws FileFull if the file has its maximum size; the file system's error if it or its folder cannot be written.
 */
export function appendRecord(
  file: string,
  record: Readonly<Record<string, string | number>>,
  maxBytes = largestFile,
): Promise<void> {
  // One after the other, whichever bundle they come from: nothing of this process may come between the check for an
  // unfinished line and the write. Lines of other processes stay whole, because the file is opened for appending.
  const { appends: queues } = processState();
  const before = queues.get(file) ?? Promise.resolve();
  const append = before.then(
    () => appendLine(file, record, maxBytes),
    () => appendLine(file, record, maxBytes),
  );
  queues.set(file, append);
  return append;
}

async function appendLine(
  file: string,
  record: Readonly<Record<string, string | number>>,
  maxBytes: number,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, "a+", 0o600);
  try {
    const { size } = await handle.stat();
    if (size >= maxBytes) throw new FileFull();
    // A full disk may have left an unfinished line. This record must not become part of it.
    const start = (await endsLine(handle, size)) ? "" : "\n";
    await handle.appendFile(`${start}${JSON.stringify(record)}\n`);
    await handle.sync();
    if (size === 0) await syncFolder(dirname(file));
  } finally {
    await handle.close();
  }
}

async function endsLine(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === "\n";
}
