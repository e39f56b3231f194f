/** Makes every cover and tells of covers that no entry uses. */
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
  for (const { place, palette } of entries) {
    const draw = () => svgToWebp(coverSvg(place, palette), { maxBytes: MAX_BYTES, seed: place, grain: 2 });
    written.push(...[await drawOnce(`${FOLDER}/${place}.webp`, draw)].filter((one) => one !== undefined));
  }
  return written;
}

/** Covers in the folder that belong to no entry, for example of a renamed article. */
export async function orphanCovers(root: string, entries: readonly Entry[]): Promise<string[]> {
  const wanted = new Set(entries.map(({ place }) => `${place}.webp`));
  const orphans: string[] = [];
  for (const folder of new Set(entries.map(({ place }) => place.split("/")[0] ?? ""))) {
    for (const file of await readdir(join(root, FOLDER, folder))) {
      if (!wanted.has(`${folder}/${file}`)) orphans.push(`${FOLDER}/${folder}/${file}`);
    }
  }
  return orphans.sort();
}
