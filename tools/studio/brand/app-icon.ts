import type { Brand } from "../../../lib/content/schemas/brand-schema";
import { mix } from "../../../lib/pictures/brand/oklab";
import { el, linearGradient, markAt, num, radialGradient, svgDocument } from "./svg";

/** The square icon for home screens: the mark on the accent colour. */

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

/** Paths of circles and graduated rings. */

/** A point, with `y` downwards. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at an angle (degrees, clockwise from the right) and distance from a centre. */
function polar(centre: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(radians), y: centre.y + radius * Math.sin(radians) };
}

/** A point as path data. */
function at({ x, y }: Point): string {
  return `${num(x)} ${num(y)}`;
}

/** A straight line as path data. */
function segment(from: Point, to: Point): string {
  return `M${at(from)}L${at(to)}`;
}

/** A full circle as path data, so that several can be one path with even-odd filling. */
function circlePath({ x, y }: Point, r: number): string {
  const radius = num(r);
  return `M${at({ x: x - r, y })}a${radius} ${radius} 0 1 0 ${num(2 * r)} 0a${radius} ${radius} 0 1 0 ${num(-2 * r)} 0Z`;
}

/** Graduation marks along a circle, longer at each fifth and each tenth. */
function graduation(centre: Point, r: number, count: number, length: number, from = 0, to = 360): string {
  let path = "";
  const closed = to - from >= 360;
  for (let index = 0; index <= count; index += 1) {
    if (closed && index === count) break;
    const reach = index % 10 === 0 ? length : index % 5 === 0 ? length * 0.7 : length * 0.4;
    const angle = from + ((to - from) * index) / count;
    path += segment(polar(centre, r, angle), polar(centre, r - reach, angle));
  }
  return path;
}
