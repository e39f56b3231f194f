/** The frame of every picture of a test: night outside, a sheet of paper, a heading. */
import { graduation } from "../../../lib/pictures/drawing/geometry";
import type { Fonts } from "../../../lib/pictures/drawing/lettering";
import { el, linearGradient, num, radialGradient, svgDocument } from "../../../lib/pictures/drawing/svg";
import { hairline, ring } from "../covers/pieces";
import type { Palette } from "../palettes";
import type { Lines } from "./plate-types";

/** The size of every picture of a test. */
const EVIDENCE = { width: 960, height: 640 } as const;

/** The sheet of paper. */
const PAPER = { x: 48, y: 44, width: EVIDENCE.width - 96, height: EVIDENCE.height - 88 } as const;

/** The part of the sheet below the heading. */
export const AREA = { left: 96, right: 864, top: 190, bottom: 560 } as const;

/** Inks of the sheet, which is paper whatever the palette. */
export const SHEET = { paper: "#f8f1e4", ink: "#2c2226", quiet: "#75666a", rule: "#d9cbb9" } as const;

/** What a scene draws with. */
export interface Tools {
  readonly fonts: Fonts;
  readonly palette: Palette;
}

/** The whole picture. @param scene Shapes on the sheet, from back to front. */
export function frame(
  { label, heading }: { readonly label: string; readonly heading: string },
  { fonts, palette }: Tools,
  scene: readonly string[],
): string {
  const { width, height } = EVIDENCE;
  const corner = { x: width - 60, y: 60 };
  const [edge, middle, warm] = palette.ground;
  return svgDocument(width, height, [
    el("defs", {}, [
      linearGradient("ground", 70, [
        [0, edge],
        [1, middle],
      ]),
      radialGradient("glow", corner.x, corner.y, 520, [
        [0, warm, 0.9],
        [1, warm, 0],
      ]),
    ]),
    el("rect", { width, height, fill: "url(#ground)" }),
    el("rect", { width, height, fill: "url(#glow)" }),
    ring(corner, 150, palette.line, 1.5, 0.55),
    hairline(graduation(corner, 150, 100, 18), palette.line, 1.5, 0.5),
    el("rect", { ...PAPER, rx: 10, fill: SHEET.paper }),
    write(AREA.left, 96, fonts.text(label, 22, SHEET.quiet)),
    write(AREA.left, 146, fonts.display(heading, 38, SHEET.ink)),
    rule(168),
    ...scene,
  ]);
}

/** A line across the sheet. */
export function rule(y: number, opacity = 1): string {
  return hairline(`M${AREA.left} ${num(y)}H${AREA.right}`, SHEET.rule, 1.5, opacity);
}

/** Places words; `anchor` says which part of them is at `x`. @throws When they would not fit on the sheet. */
export function write(
  x: number,
  y: number,
  { group, width }: { readonly group: string; readonly width: number },
  anchor: "start" | "middle" | "end" = "start",
): string {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  if (left < PAPER.x || left + width > PAPER.x + PAPER.width || y > PAPER.y + PAPER.height)
    throw new Error(`Words at ${num(x)}, ${num(y)} are ${num(width)} wide and leave the sheet. Shorten them.`);
  return el("g", { transform: `translate(${num(left)} ${num(y)})` }, group);
}

/** Several lines, the first with its baseline at `y`. */
export function writeLines(
  x: number,
  y: number,
  lines: Lines,
  set: (words: string) => Parameters<typeof write>[2],
  { leading, anchor }: { readonly leading: number; readonly anchor?: "start" | "middle" | "end" },
): string {
  return lines.map((words, index) => write(x, y + index * leading, set(words), anchor)).join("");
}
