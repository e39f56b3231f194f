/** The square icon for home screens: the mark on the accent colour. */

import type { Brand } from "../../../lib/content/schemas/brand-schema";
import { mix } from "../../../lib/pictures/brand/oklab";
import { circlePath, graduation } from "./geometry";
import { el, linearGradient, markAt, radialGradient, svgDocument } from "./svg";

const SIDE = 512;

/** The icon at 512 by 512; `maskable` keeps the mark in the circle that every platform's mask leaves visible. */
export function appIconSvg({ mark: paths, colours }: Brand, maskable: boolean): string {
  const centre = { x: SIDE / 2, y: SIDE / 2 };
  const mark = maskable ? 236 : 300;
  const ring = maskable ? 184 : 224;
  const start = (SIDE - mark) / 2;
  const accent = colours.accent.light;
  const second = mix(colours.accent.dark, colours.page.light, 0.35);
  const glow = mix(accent, "#ffffff", 0.2);
  const line = { fill: "none", stroke: second, "stroke-width": 3, "stroke-opacity": 0.5 };
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
    el("path", { ...line, d: circlePath(centre, ring) }),
    el("path", { ...line, d: graduation(centre, ring, 60, 18) }),
    markAt({ x: start, y: start, side: mark }, paths, [colours.page.light, second]),
  ]);
}
