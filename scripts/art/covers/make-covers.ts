/** Draws covers, and finds covers that no entry uses. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Entry } from "../entries";
import type { DrawOnce } from "../lib/drawn";
import type { Written } from "../lib/output";
import { svgToWebp } from "../lib/raster";
import { coverSvg } from "./cover";

const FOLDER = "content/media/covers";
const MAX_BYTES = 40 * 1024;

/** Writes a cover for each entry that has none. */
export async function makeCovers(drawOnce: DrawOnce, entries: readonly Entry[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const { id, palette } of entries) {
    const draw = () => svgToWebp(coverSvg(id, palette), { maxBytes: MAX_BYTES, seed: id, grain: 2 });
    written.push(...[await drawOnce(`${FOLDER}/${id}.webp`, draw)].filter((one) => one !== undefined));
  }
  return written;
}

/**
 * Covers in the folder that belong to no entry, for example of a renamed article.
 * @param content Absolute path of the content folder.
 */
export async function orphanCovers(content: string, entries: readonly Entry[]): Promise<string[]> {
  const wanted = new Set(entries.map(({ id }) => `${id}.webp`));
  const orphans: string[] = [];
  for (const folder of new Set(entries.map(({ id }) => id.split("/")[0] ?? ""))) {
    for (const file of await readdir(join(content, "media/covers", folder)).catch(() => [])) {
      if (!wanted.has(`${folder}/${file}`)) orphans.push(`${FOLDER}/${folder}/${file}`);
    }
  }
  return orphans.sort();
}
