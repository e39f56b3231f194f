/** Draws covers, and finds covers that no entry uses. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { listContent } from "../../../lib/content/read/load-file";
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
 * Covers in the folder that no content file names. A cover keeps its name when its entry is renamed.
 * @param content Absolute path of the content folder.
 */
export async function unusedCovers(content: string): Promise<string[]> {
  const files = listContent(content).flatMap(({ files }) => files);
  const texts = await Promise.all(files.map(({ file }) => readFile(file, "utf8").catch(() => "")));
  const written = texts.join("\n");
  const covers = await readdir(join(content, "media/covers"), { recursive: true }).catch(() => []);
  return covers
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.[a-z]+$/.test(name) && !written.includes(`/images/covers/${name}`))
    .map((name) => `${FOLDER}/${name}`)
    .sort();
}
