/** Writes the portraits of the authors and the marks of quoted readers. */

import type { Setter } from "../../../lib/pictures/drawing/lettering";
import type { Person } from "../entries";
import type { DrawOnce } from "../lib/drawn";
import type { Written } from "../lib/output";
import { svgToWebp } from "../lib/raster";
import type { Palettes } from "../palettes";
import { portraitSvg } from "./portrait";
import { readerMarks } from "./reader-mark";

const FOLDER = "content/media/people";
const MAX_BYTES = 24 * 1024;

/**
 * Draws the missing portraits, and the missing marks of quoted readers.
 * @param quoted Addresses such as "/images/people/reader-a.webp".
 */
export async function makePeople(
  drawOnce: DrawOnce,
  people: readonly Person[],
  quoted: readonly string[],
  palettes: Palettes,
  set: Setter,
): Promise<Written[]> {
  const drawings: [slug: string, svg: string][] = [
    ...people.map(({ slug, name }): [string, string] => [slug, portraitSvg(slug, name, palettes, set)]),
    ...Object.entries(readerMarks)
      .filter(([slug]) => quoted.includes(`/images/people/${slug}.webp`))
      .map(([slug, draw]): [string, string] => [slug, draw(palettes)]),
  ];
  const written: Written[] = [];
  for (const [slug, svg] of drawings) {
    const draw = () => svgToWebp(svg, { maxBytes: MAX_BYTES, seed: `people/${slug}`, grain: 2 });
    written.push(...[await drawOnce(`${FOLDER}/${slug}.webp`, draw)].filter((one) => one !== undefined));
  }
  return written;
}
