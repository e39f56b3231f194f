/** Writes the pictures of tests that the starter library draws. */
import type { Fonts } from "../../../lib/pictures/drawing/lettering";
import type { DrawOnce } from "../lib/drawn";
import type { Written } from "../lib/output";
import { svgToWebp } from "../lib/raster";
import type { Palettes } from "../palettes";
import { plateSvg } from "./draw-plate";
import { plates } from "./plates";

const FOLDER = "content/media/tests";
const MAX_BYTES = 40 * 1024;

/**
 * Draws the missing pictures that test records name and that there is a plate for. Other pictures are photographs or
 * screenshots of the editors.
 * @param named Addresses such as "/images/tests/an-app/what-it-shows.webp".
 */
export async function makeEvidence(
  drawOnce: DrawOnce,
  named: readonly string[],
  palettes: Palettes,
  fonts: Fonts,
): Promise<Written[]> {
  const written: Written[] = [];
  for (const [name, plate] of Object.entries(plates)) {
    if (!named.includes(`/images/tests/${name}.webp`)) continue;
    const svg = plateSvg(plate, { fonts, palette: palettes[plate.palette] });
    const draw = () => svgToWebp(svg, { maxBytes: MAX_BYTES, seed: `tests/${name}`, grain: 2 });
    written.push(...[await drawOnce(`${FOLDER}/${name}.webp`, draw)].filter((one) => one !== undefined));
  }
  return written;
}
