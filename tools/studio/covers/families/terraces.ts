/** Two sets of half rings that rise from one horizon and meet. */

import type { Point } from "../../../../lib/pictures/drawing/geometry";
import { el, num } from "../../../../lib/pictures/drawing/svg";
import { companion, disc, hairline, shading, stars } from "../pieces";
import type { Family } from "../scene";

/** Concentric rises over a horizon, with their reflection in lines. */
export const terraces: Family = {
  describes: "two sets of concentric half rings rising from one horizon and meeting",
  draw({ random, palette }) {
    const horizon = random.between(440, 490);
    const mirrored = random.chance(0.5);
    const place = (x: number): number => (mirrored ? 1200 - x : x);
    const a = { x: place(random.between(400, 450)), y: horizon };
    const b = { x: place(random.between(800, 860)), y: horizon };
    const ra = random.between(320, 345);
    const rb = random.between(200, 235);
    const half = ({ x, y }: Point, r: number): string =>
      `M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(y)}Z`;
    const bands = (centre: Point, r: number, steps: number): string[] =>
      Array.from({ length: steps }, (_, index) => {
        const radius = r * (1 - index / steps);
        const fill = index % 2 === 0 ? "url(#rise)" : palette.deep;
        return (
          el("path", { d: half(centre, radius), fill, "fill-opacity": index % 2 === 0 ? 0.95 : 0.8 }) +
          hairline(half(centre, radius), palette.light, 1.4, 0.55)
        );
      });
    const echoes = Array.from({ length: 11 }, (_, index) => {
      const y = horizon + 14 + index * (12 + index * 0.9);
      const reach = ra * (1 - index * 0.055) * (0.72 + 0.28 * random.next());
      return `M${num(a.x - reach)} ${num(y)}H${num(a.x + reach)}M${num(b.x - reach * 0.5)} ${num(y + 5)}H${num(b.x + reach * 0.55)}`;
    }).join("");
    const sunR = random.between(52, 66);
    return {
      glow: { x: b.x, y: horizon - 60 },
      defs: [shading("rise", 90, palette.mass, palette.deep, 0.95), shading("sun", 90, palette.moon, palette.accent)],
      shapes: [
        stars(
          random,
          40,
          palette.line,
          (point) =>
            point.y > horizon - 20 ||
            Math.hypot(point.x - a.x, point.y - horizon) < ra + 24 ||
            Math.hypot(point.x - b.x, point.y - horizon) < rb + 60,
        ),
        hairline([1, 2, 3].map((step) => half(b, rb + step * 22)).join(""), palette.line, 1.3, 0.4),
        ...bands(a, ra, 6),
        ...bands(b, rb, 4),
        el("path", { d: half(b, sunR), fill: "url(#sun)" }),
        el("rect", {
          x: 0,
          y: horizon,
          width: 1200,
          height: 675 - horizon,
          fill: palette.ground[0],
          "fill-opacity": 0.86,
        }),
        hairline(`M0 ${num(horizon)}H1200`, palette.line, 2, 0.85),
        hairline(echoes, palette.line, 1.6, 0.42),
        companion({ x: place(random.between(930, 1060)), y: random.between(110, 170) }, 12, palette),
        disc(a, 9, palette.light),
      ],
    };
  },
};
