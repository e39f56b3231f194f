/** A contact sheet: small abstract pictures, with a ring around those that were kept. */

import { el } from "../../../../lib/pictures/drawing/svg";
import { seededRandom } from "../../../../lib/util/random";
import { disc, moon } from "../../covers/pieces";
import { AREA, type Tools } from "../frame";
import type { ContactSheetPlate } from "../plate-types";

const COLUMNS = 8;
const TILE = { width: 82, height: 104 };

/** Draws a tile for each picture; those that were not kept are pale. */
export function drawContactSheet({ made, kept }: ContactSheetPlate, { palette }: Tools): string[] {
  const random = seededRandom("contact sheet");
  const gap = (AREA.right - AREA.left - COLUMNS * TILE.width) / (COLUMNS - 1);
  return Array.from({ length: made }, (_, index) => {
    const isKept = kept.includes(index + 1);
    const x = AREA.left + (index % COLUMNS) * (TILE.width + gap);
    const y = AREA.top + 4 + Math.floor(index / COLUMNS) * (TILE.height + 22);
    const body = { x: x + random.between(30, 52), y: y + random.between(34, 70) };
    const inside = [
      el("rect", { x, y, ...TILE, rx: 4, fill: palette.ground[1] }),
      moon(body, random.between(17, 25), random.between(0.15, 0.85), palette),
      disc({ x: x + random.between(14, 68), y: y + random.between(14, 24) }, 3, palette.accent),
    ];
    const mark = { x: x - 5, y: y - 5, width: TILE.width + 10, height: TILE.height + 10, rx: 8, fill: "none" };
    return [
      el("g", { opacity: isKept ? 1 : 0.3 }, inside),
      isKept ? el("rect", { ...mark, stroke: palette.mass, "stroke-width": 4 }) : "",
    ].join("");
  });
}
