import type { Brand } from "../../../lib/content/schemas/brand-schema";
import { mix } from "../../../lib/pictures/brand/oklab";
import { el, linearGradient, markAt, radialGradient, svgDocument } from "./svg";

/** The square icon for home screens: the mark on the accent colour. */

const SIDE = 512;
const CENTRE = SIDE / 2;

/** The icon at 512 by 512; `maskable` keeps the mark in the circle that every platform's mask leaves visible. */
export function appIconSvg({ mark: paths, colours }: Brand, maskable: boolean): string {
  const mark = maskable ? 236 : 300;
  const ring = maskable ? 184 : 224;
  const start = (SIDE - mark) / 2;
  const accent = colours.accent.light;
  const second = mix(colours.accent.dark, colours.page.light, 0.35);
  const glow = mix(accent, "#ffffff", 0.2);
  const defs = [
    linearGradient("ground", 70, [
      [0, mix(accent, "#000000", 0.55)],
      [1, accent],
    ]),
    radialGradient("glow", 330, 380, 380, [
      [0, glow, 0.55],
      [1, glow, 0],
    ]),
  ];
  return svgDocument(SIDE, SIDE, [
    el("defs", {}, defs),
    el("rect", { width: SIDE, height: SIDE, fill: "url(#ground)" }),
    el("rect", { width: SIDE, height: SIDE, fill: "url(#glow)" }),
    graduatedRing(ring, second),
    markAt({ x: start, y: start, side: mark }, paths, [colours.page.light, second]),
  ]);
}

/** A circle with 60 marks inside, longer at each fifth and each tenth. */
function graduatedRing(radius: number, colour: string): string {
  const line = { fill: "none", stroke: colour, "stroke-width": 3, "stroke-opacity": 0.5 };
  const marks = Array.from({ length: 60 }, (_, index) => {
    const length = index % 10 === 0 ? 18 : index % 5 === 0 ? 12.6 : 7.2;
    const [x1, x2] = [CENTRE + radius, CENTRE + radius - length];
    return el("line", { x1, x2, y1: CENTRE, y2: CENTRE, transform: `rotate(${index * 6} ${CENTRE} ${CENTRE})` });
  });
  return el("g", line, [el("circle", { cx: CENTRE, cy: CENTRE, r: radius }), ...marks]);
}
