/** Pages in a row, joined by a line; the last one is the end that was wanted. */
import { el } from "../../../../lib/pictures/drawing/svg";
import { disc, hairline, ring } from "../../covers/pieces";
import { AREA, SHEET, type Tools, write, writeLines } from "../frame";
import type { StepsPlate } from "../plate-types";

const TOP = 322;
const PAGE = { width: 112, height: 142 };

/** Draws one page for each step, with its number and words. */
export function drawSteps({ steps }: StepsPlate, { fonts, palette }: Tools): string[] {
  const gap = (AREA.right - AREA.left) / steps.length;
  const middle = (index: number) => AREA.left + gap * (index + 0.5);
  const way = hairline(`M${middle(0)} ${TOP}H${middle(steps.length - 1)}`, palette.mass, 3);
  return [
    way,
    ...steps.map(({ lines, detour = false }, index) => {
      const x = middle(index);
      const isLast = index === steps.length - 1;
      const fill = isLast ? palette.ground[1] : SHEET.paper;
      const page = {
        x: x - PAGE.width / 2,
        y: TOP - PAGE.height / 2,
        rx: 8,
        ...PAGE,
        fill,
        stroke: detour ? palette.accent : palette.mass,
        "stroke-width": detour ? 4 : 2.5,
        "stroke-dasharray": detour ? "9 7" : undefined,
      };
      const end = disc({ x, y: TOP }, 24, palette.accent) + ring({ x, y: TOP }, 36, palette.accent, 2, 0.7);
      return [
        el("rect", page),
        isLast ? end : write(x, TOP + 16, fonts.display(String(index + 1), 46, SHEET.ink), "middle"),
        writeLines(x, TOP + 128, lines, (words) => fonts.text(words, 23, SHEET.ink), { leading: 31, anchor: "middle" }),
      ].join("");
    }),
  ];
}
