import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes a file below the root, and prints its size and path. */
export async function writeOutput(root: string, path: string, content: Buffer | string): Promise<void> {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  console.log(`${(Buffer.byteLength(content) / 1024).toFixed(1).padStart(7)} KB  ${path}`);
}
