/** Writes files and reports them. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A file that was written, with its size. */
export interface Written {
  readonly path: string;
  readonly bytes: number;
}

/** Writes one file below the root and returns its path and size. */
export async function writeOutput(root: string, path: string, content: Buffer | string): Promise<Written> {
  const target = join(root, path);
  const bytes = typeof content === "string" ? Buffer.byteLength(content) : content.length;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  return { path, bytes };
}

/** A line for the terminal: size in KB and path. */
export function reportLine({ path, bytes }: Written): string {
  return `${(bytes / 1024).toFixed(1).padStart(7)} KB  ${path}`;
}
