/** Cuts covers to the shapes that search engines ask for beside 16:9, and removes the cuts of covers that are gone. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { cropPath, cropShapes, readCropPath } from "../../../lib/metadata/cover-crops";
import { listPictures } from "../../../lib/metadata/drawn-pictures";
import { writeOutput } from "../lib/output";

/** Crawlers fetch them, readers never do: small beats sharp. */
const MAX_BYTES = 40 * 1024;
const QUALITIES = [78, 64, 50, 36] as const;
/** A picture that is too busy for its size is made smaller; search engines want 50,000 pixels and more. */
const SCALES = [1, 2 / 3, 1 / 2] as const;

/** What was done; `failed` says why a page names its cover only. */
export interface Cropped {
  readonly written: string[];
  readonly removed: string[];
  readonly failed: string[];
}

/** Brings the folder of crops in line with the covers, which are named from `public/`. */
export async function makeCrops(root: string, covers: ReadonlySet<string>): Promise<Cropped> {
  const there = listPictures(join(root, "public"));
  const done: Cropped = { written: [], removed: [], failed: [] };
  const wanted = new Set<string>();
  for (const cover of covers) {
    try {
      const bytes = await readFile(join(root, "public", cover));
      for (const { name, width, height } of cropShapes) {
        const path = cropPath(cover, bytes, name);
        wanted.add(path);
        if (there.has(path)) continue;
        await writeOutput(root, `public${path}`, await crop(bytes, width, height));
        done.written.push(path);
      }
    } catch (error) {
      done.failed.push(`${cover}: ${error instanceof Error ? error.message : error}`);
    }
  }
  for (const path of there) {
    if (!readCropPath(path) || wanted.has(path)) continue;
    await rm(join(root, "public", path));
    done.removed.push(path);
  }
  return done;
}

async function crop(bytes: Buffer, width: number, height: number): Promise<Buffer> {
  for (const scale of SCALES) {
    const size = [Math.round(width * scale), Math.round(height * scale)] as const;
    const cut = sharp(bytes).resize(...size, { fit: "cover", position: "attention" });
    for (const quality of QUALITIES) {
      const image = await cut.clone().webp({ quality }).toBuffer();
      if (image.length <= MAX_BYTES) return image;
    }
  }
  throw new Error(`A crop of ${width} by ${height} takes more than ${MAX_BYTES} bytes.`);
}
