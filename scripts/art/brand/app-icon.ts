/** The square icon for home screens: the mark on an evening ground. */
import { circlePath, graduation } from "../lib/geometry";
import { el, linearGradient, radialGradient, svgDocument } from "../lib/svg";
import { markAt } from "./mark";

const SIDE = 512;

/** The icon at 512 by 512; `maskable` keeps everything in the inner circle that every mask leaves. */
export function appIconSvg(maskable: boolean): string {
  const centre = { x: SIDE / 2, y: SIDE / 2 };
  const mark = maskable ? 236 : 300;
  const ring = maskable ? 184 : 224;
  const start = (SIDE - mark) / 2;
  const line = { fill: "none", stroke: "#f2c8c4", "stroke-width": 3, "stroke-opacity": 0.5 };
  const defs = [
    linearGradient("ground", 70, [
      [0, "#3a0f2d"],
      [1, "#9b1b5a"],
    ]),
    radialGradient("glow", 330, 380, 380, [
      [0, "#c2477d", 0.55],
      [1, "#c2477d", 0],
    ]),
  ];
  return svgDocument(SIDE, SIDE, [
    el("defs", {}, defs),
    el("rect", { width: SIDE, height: SIDE, fill: "url(#ground)" }),
    el("rect", { width: SIDE, height: SIDE, fill: "url(#glow)" }),
    el("path", { ...line, d: circlePath(centre, ring) }),
    el("path", { ...line, d: graduation(centre, ring, 60, 18) }),
    markAt(start, start, mark, "#fbf1e6", "#f3bcae"),
  ]);
}
