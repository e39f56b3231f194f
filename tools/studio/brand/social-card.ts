/** The site's own link preview. */

import type { Brand } from "../../../lib/content/schemas/brand-schema";
import { mix } from "../../../lib/pictures/brand/oklab";
import { markAt } from "../../../lib/pictures/drawing/brand-mark";
import { at, circlePath, graduation, moonPath, polar } from "../../../lib/pictures/drawing/geometry";
import type { Setter } from "../../../lib/pictures/drawing/lettering";
import { el, linearGradient, num, radialGradient, svgDocument } from "../../../lib/pictures/drawing/svg";
import { titleBlock } from "../../../lib/pictures/previews/text-block";

const WIDTH = 1200;
const HEIGHT = 630;

/** The card at 1200 by 630: paper, the mark, the name and the phases of a moon. */
export function socialCardSvg({ name, mark, colours }: Brand, set: Setter): string {
  const page = colours.page.light;
  const ink = colours.text.light;
  const accent = colours.accent.light;
  const fact = colours.fact.light;
  const centre = { x: 1046, y: 322 };
  const line = { fill: "none", stroke: ink, "stroke-width": 1.5 };
  const rings = [196, 262, 328].map((r) => el("path", { ...line, d: circlePath(centre, r), "stroke-opacity": 0.28 }));
  const moons = Array.from({ length: 7 }, (_, index) => {
    const place = polar(centre, 328, 120 + index * 20);
    const r = 19 - Math.abs(index - 3) * 2.4;
    const { x, y } = place;
    return [
      el("circle", { cx: x, cy: y, r: r + 7, fill: page }),
      el("circle", { cx: x, cy: y, r, fill: "none", stroke: ink, "stroke-width": 1.5, "stroke-opacity": 0.5 }),
      el("path", { d: moonPath(place, r, (index + 0.7) / 7.4), fill: index === 3 ? accent : ink }),
    ].join("");
  });
  return svgDocument(WIDTH, HEIGHT, [
    el("defs", {}, [
      linearGradient("sun", 55, [
        [0, mix(accent, "#ffffff", 0.12)],
        [0.55, accent],
        [1, mix(accent, "#000000", 0.5)],
      ]),
      radialGradient("warm", centre.x, centre.y, 560, [
        [0, mix(page, accent, 0.14)],
        [1, page, 0],
      ]),
    ]),
    el("rect", { width: WIDTH, height: HEIGHT, fill: page }),
    el("rect", { width: WIDTH, height: HEIGHT, fill: "url(#warm)" }),
    ...rings,
    el("path", { ...line, d: graduation(centre, 262, 120, 18), "stroke-opacity": 0.35 }),
    el("circle", { cx: centre.x, cy: centre.y, r: 150, fill: "url(#sun)" }),
    el("path", {
      d: `M${at(polar(centre, 196, 18))}A196 196 0 0 1 ${at(polar(centre, 196, 84))}`,
      fill: "none",
      stroke: fact,
      "stroke-width": 7,
    }),
    el("circle", { cx: num(polar(centre, 262, 142).x), cy: num(polar(centre, 262, 142).y), r: 13, fill: fact }),
    ...moons,
    markAt({ x: 78, y: 86, side: 92 }, mark, [accent, fact]),
    titleBlock(name, set, ink, { x: 80, top: 290, width: 620, height: 220 }),
    el("path", { ...line, d: "M82 540H520", "stroke-opacity": 0.35 }),
  ]);
}
