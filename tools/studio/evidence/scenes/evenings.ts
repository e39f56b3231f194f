/** A moon for each evening: full where everything was remembered. */
import { disc, moon } from "../../covers/pieces";
import { AREA, SHEET, type Tools, write } from "../frame";
import type { EveningsPlate } from "../plate-types";

const COLUMNS = 10;
const RADIUS = 27;

/** Draws rows of ten moons, each with the number of its evening. */
export function drawEvenings({ shares }: EveningsPlate, { fonts, palette }: Tools): string[] {
  const gap = (AREA.right - AREA.left) / COLUMNS;
  const night = { ...palette, moon: palette.mass, mass: palette.deep, line: palette.deep };
  return shares.map((share, index) => {
    const centre = {
      x: AREA.left + gap * ((index % COLUMNS) + 0.5),
      y: AREA.top + 44 + Math.floor(index / COLUMNS) * 122,
    };
    const drawn = share >= 1 ? disc(centre, RADIUS, palette.mass) : moon(centre, RADIUS, share / 2, night);
    return drawn + write(centre.x, centre.y + 60, fonts.text(String(index + 1), 20, SHEET.quiet), "middle");
  });
}
