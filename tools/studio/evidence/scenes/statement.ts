/** Lines of a card statement, one of them marked. */
import { el } from "../../../../lib/pictures/drawing/svg";
import { AREA, rule, SHEET, type Tools, write } from "../frame";
import type { StatementPlate } from "../plate-types";

const HEIGHT = 74;

/** Draws a row for each line: day, name, amount. */
export function drawStatement({ rows }: StatementPlate, { fonts, palette }: Tools): string[] {
  return rows.flatMap(({ day, name, amount, marked = false }, index) => {
    const top = AREA.top - 4 + index * HEIGHT;
    const baseline = top + 47;
    const ink = marked ? SHEET.ink : SHEET.quiet;
    const set = marked ? fonts.display : fonts.text;
    const band = {
      x: AREA.left - 20,
      y: top + 5,
      width: AREA.right - AREA.left + 40,
      height: HEIGHT - 10,
      rx: 6,
      fill: palette.accent,
      "fill-opacity": 0.32,
    };
    return [
      marked ? el("rect", band) : "",
      write(AREA.left, baseline, fonts.text(day, 25, ink)),
      write(AREA.left + 150, baseline, set(name, 29, ink)),
      write(AREA.right, baseline, set(amount, 29, ink), "end"),
      rule(top + HEIGHT),
    ];
  });
}
