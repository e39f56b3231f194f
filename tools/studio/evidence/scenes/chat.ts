/** A conversation: the tester at the right, the app at the left beside its moon. */
import { el } from "../../../../lib/pictures/drawing/svg";
import { disc, hairline } from "../../covers/pieces";
import { AREA, SHEET, type Tools, writeLines } from "../frame";
import type { ChatPlate } from "../plate-types";

const SIZE = 27;
const LEADING = 36;
const PADDING = 22;

/** Draws the messages below each other. */
export function drawChat({ messages }: ChatPlate, { fonts, palette }: Tools): string[] {
  let top: number = AREA.top;
  return messages.map(({ from, lines, marked = false }) => {
    const isTester = from === "tester";
    const widest = Math.max(...lines.map((line) => fonts.text(line, SIZE, SHEET.ink).width));
    const box = { width: widest + 2 * PADDING, height: lines.length * LEADING + 24 };
    const x = isTester ? AREA.right - box.width : AREA.left + 62;
    const fill = isTester ? SHEET.rule : palette.ground[1];
    const ink = isTester ? SHEET.ink : "#fff7ea";
    const y = top;
    top += box.height + 20;
    return [
      el("rect", { x, y, ...box, rx: 16, fill, "fill-opacity": isTester ? 0.6 : 1 }),
      writeLines(x + PADDING, y + 40, lines, (words) => fonts.text(words, SIZE, ink), { leading: LEADING }),
      isTester ? "" : disc({ x: AREA.left + 22, y: y + box.height / 2 }, 20, palette.mass),
      marked ? hairline(`M${x + PADDING} ${y + box.height - 7}h${widest}`, palette.accent, 4) : "",
    ].join("");
  });
}
