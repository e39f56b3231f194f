/** Writes the portraits of the authors. */
import type { Setter } from "../../../lib/pictures/drawing/lettering";
import type { Person } from "../entries";
import type { DrawOnce } from "../lib/drawn";
import type { Written } from "../lib/output";
import { svgToWebp } from "../lib/raster";
import type { Palettes } from "../palettes";
import { portraitSvg } from "./portrait";

const FOLDER = "content/media/people";
const MAX_BYTES = 24 * 1024;

/** Draws the missing portraits. */
export async function makePeople(
  drawOnce: DrawOnce,
  people: readonly Person[],
  palettes: Palettes,
  set: Setter,
): Promise<Written[]> {
  const written: Written[] = [];
  for (const { slug, name } of people) {
    const svg = portraitSvg(slug, name, palettes, set);
    const draw = () => svgToWebp(svg, { maxBytes: MAX_BYTES, seed: `people/${slug}`, grain: 2 });
    written.push(...[await drawOnce(`${FOLDER}/${slug}.webp`, draw)].filter((one) => one !== undefined));
  }
  return written;
}
