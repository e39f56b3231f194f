import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** Writes files and reports them. */

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

/** The picture as PNG, with at most `colours` colours. @throws When it is larger than the budget. */
export async function svgToPng(svg: string, name: string, maxBytes: number, colours?: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  const palette = colours === undefined ? {} : { palette: true, colours, dither: 0.6 };
  const png = await image.png({ compressionLevel: 9, effort: 10, ...palette }).toBuffer();
  if (png.length > maxBytes) throw new Error(`${name}: ${png.length} bytes; ${maxBytes} are allowed.`);
  return png;
}
