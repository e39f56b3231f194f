/** The picture that stands for the site where links to it are shared. */
import { arcPath, circlePath, graduation, moonPath, polar } from "../lib/geometry";
import type { Setter } from "../lib/lettering";
import { el, linearGradient, num, radialGradient, svgDocument } from "../lib/svg";
import { markAt } from "./mark";

const WIDTH = 1200;
const HEIGHT = 630;
const INK = "#1d1418";
const PLUM = "#9b1b5a";
const TEAL = "#0f5c63";

/** The card at 1200 by 630: paper, the mark, the name and a lunation. */
export function socialCardSvg(set: Setter): string {
  const centre = { x: 1046, y: 322 };
  const line = { fill: "none", stroke: INK, "stroke-width": 1.5 };
  const rings = [196, 262, 328].map((r) => el("path", { ...line, d: circlePath(centre, r), "stroke-opacity": 0.28 }));
  const moons = Array.from({ length: 7 }, (_, index) => {
    const place = polar(centre, 328, 120 + index * 20);
    const r = 19 - Math.abs(index - 3) * 2.4;
    const { x, y } = place;
    return [
      el("circle", { cx: x, cy: y, r: r + 7, fill: "#fbf7f0" }),
      el("circle", { cx: x, cy: y, r, fill: "none", stroke: INK, "stroke-width": 1.5, "stroke-opacity": 0.5 }),
      el("path", { d: moonPath(place, r, (index + 0.7) / 7.4), fill: index === 3 ? PLUM : INK }),
    ].join("");
  });
  const upper = set("Companion", 106, INK, -0.012);
  const lower = set("Almanac", 106, INK, -0.012);
  return svgDocument(WIDTH, HEIGHT, [
    el("defs", {}, [
      linearGradient("sun", 55, [
        [0, "#b8336f"],
        [0.55, PLUM],
        [1, "#4a1238"],
      ]),
      radialGradient("warm", centre.x, centre.y, 560, [
        [0, "#f0d9c6"],
        [1, "#fbf7f0", 0],
      ]),
    ]),
    el("rect", { width: WIDTH, height: HEIGHT, fill: "#fbf7f0" }),
    el("rect", { width: WIDTH, height: HEIGHT, fill: "url(#warm)" }),
    ...rings,
    el("path", { ...line, d: graduation(centre, 262, 120, 18), "stroke-opacity": 0.35 }),
    el("circle", { cx: centre.x, cy: centre.y, r: 150, fill: "url(#sun)" }),
    el("path", { d: arcPath(centre, 196, 18, 84), fill: "none", stroke: TEAL, "stroke-width": 7 }),
    el("circle", { cx: num(polar(centre, 262, 142).x), cy: num(polar(centre, 262, 142).y), r: 13, fill: TEAL }),
    ...moons,
    markAt(78, 86, 92, PLUM, TEAL),
    el("g", { transform: "translate(80 374)" }, upper.group),
    el("g", { transform: "translate(80 484)" }, lower.group),
    el("path", { ...line, d: "M82 540H520", "stroke-opacity": 0.35 }),
  ]);
}
