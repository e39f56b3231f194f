/** Tilted orbits around a sun, each with its body. */
import type { Point } from "../../../../lib/pictures/drawing/geometry";
import { el, linearGradient, num } from "../../../../lib/pictures/drawing/svg";
import { companion, disc, ring, shading, stars, visible, within } from "../pieces";
import type { Family } from "../scene";

/** A tilted planetary system, partly beyond the edge. */
export const orbits: Family = {
  describes: "tilted elliptical orbits around a shaded disc, each carrying a small body",
  draw({ random, palette }) {
    const side = random.pick([-1, 1]);
    const centre = { x: 600 + side * random.between(110, 230), y: 338 + random.between(-30, 40) };
    const tilt = side * random.between(-24, -12);
    const squash = random.between(0.3, 0.42);
    const count = random.whole(5, 6);
    const step = random.between(92, 108);
    const star = random.between(92, 112);
    const spot = (rx: number, degrees: number): Point => {
      const angle = (degrees * Math.PI) / 180;
      const turn = (tilt * Math.PI) / 180;
      const flat = { x: rx * Math.cos(angle), y: rx * squash * Math.sin(angle) };
      return {
        x: centre.x + flat.x * Math.cos(turn) - flat.y * Math.sin(turn),
        y: centre.y + flat.x * Math.sin(turn) + flat.y * Math.cos(turn),
      };
    };
    const start = random.between(0, 360);
    const loop = (rx: number): string =>
      `${polyline(Array.from({ length: 97 }, (_, mark) => spot(rx, (mark * 360) / 96)))}Z`;
    const plate = loop(star + 66 + step * (count - 2)) + loop(star + 66 + step);
    const back: string[] = [];
    const front: string[] = [];
    const bodies: string[] = [];
    const accentAt = random.whole(1, count - 2);
    for (let index = 0; index < count; index += 1) {
      const rx = star + 66 + index * step;
      const half = (from: number, to: number): string =>
        polyline(Array.from({ length: 41 }, (_, mark) => spot(rx, from + ((to - from) * mark) / 40)));
      const stroke = { fill: "none", stroke: palette.line, "stroke-width": index % 2 === 0 ? 2.2 : 1.5 };
      back.push(el("path", { ...stroke, d: half(180, 360), "stroke-opacity": 0.3 }));
      front.push(el("path", { ...stroke, d: half(0, 180), "stroke-opacity": 0.8 }));
      const place = visible(() => spot(rx, start + index * 137.5 + random.between(-72, 72)));
      const size = random.between(11, 21) * (index >= count - 2 ? 1.6 : 1);
      if (index === accentAt) bodies.push(companion(place, 15, palette));
      else
        bodies.push(
          disc(place, size, palette.ground[0]),
          disc(place, size, "url(#body)"),
          ring(place, size, palette.line, 1.4, 0.6),
        );
    }
    return {
      glow: centre,
      defs: [
        shading("sun", 60, palette.moon, palette.accent, 0.95),
        shading("body", 40, palette.mass, palette.deep, 0.9),
        linearGradient("field", 90, [
          [0, palette.mass, 0.12],
          [1, palette.mass, 0.62],
        ]),
      ],
      shapes: [
        stars(random, 40, palette.line, (point) => within(point, centre, 330)),
        el("path", { d: plate, fill: "url(#field)", "fill-rule": "evenodd" }),
        ...back,
        disc(centre, star, "url(#sun)"),
        ring(centre, star + 16, palette.line, 1.4, 0.5),
        ...front,
        ...bodies,
      ],
    };
  },
};

function polyline(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${num(x)} ${num(y)}`).join("");
}
