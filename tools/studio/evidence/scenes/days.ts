/** A line of days, with what happened on them. */
import { segment } from "../../../../lib/pictures/drawing/geometry";
import { disc, hairline, ring } from "../../covers/pieces";
import { AREA, SHEET, type Tools, write, writeLines } from "../frame";
import type { DaysPlate } from "../plate-types";

const LINE = 372;
const SIDE = 70;

/** Draws the line, a mark for each day, and the events above and below it by turns. */
export function drawDays({ last, events }: DaysPlate, { fonts, palette }: Tools): string[] {
  const from = AREA.left + SIDE;
  const to = AREA.right - SIDE;
  const at = (day: number) => from + ((to - from) * day) / last;
  const marks = Array.from({ length: last + 1 }, (_, day) =>
    segment({ x: at(day), y: LINE - 7 }, { x: at(day), y: LINE + 7 }),
  );
  return [
    hairline(`M${from} ${LINE}H${to}`, palette.mass, 3),
    hairline(marks.join(""), palette.mass, 1.5),
    ...events.map(({ day, lines, marked = false }, index) => {
      const centre = { x: at(day), y: LINE };
      const first = index % 2 === 0 ? LINE - 74 - 32 * lines.length : LINE + 90;
      const label = write(centre.x, first, fonts.display(`Day ${day}`, 28, SHEET.ink), "middle");
      const text = writeLines(centre.x, first + 36, lines, (words) => fonts.text(words, 23, SHEET.ink), {
        leading: 32,
        anchor: "middle",
      });
      const halo = marked ? ring(centre, 27, palette.accent, 2.5, 0.9) : "";
      return disc(centre, 16, marked ? palette.accent : palette.ground[1]) + halo + label + text;
    }),
  ];
}
