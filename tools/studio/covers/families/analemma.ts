/** The analemma: the sun's place at noon through one year, a figure of eight. */
import type { Point } from "../../../../lib/pictures/drawing/geometry";
import { num } from "../../../../lib/pictures/drawing/svg";
import { smoothPath } from "../../lib/paths";
import { companion, disc, hairline, ring, shading, stars, within } from "../pieces";
import type { Family } from "../scene";

/** A figure of eight of suns beside a large disc. */
export const analemma: Family = {
  draw({ random, palette }) {
    const side = random.pick([-1, 1]);
    const centre = { x: 600 + side * random.between(20, 60), y: 338 };
    const tilt = (side * (random.chance(0.5) ? random.between(50, 68) : random.between(8, 24)) * Math.PI) / 180;
    const length = random.between(262, 284);
    const width = random.between(96, 122);
    const spot = (part: number): Point => {
      const t = part * Math.PI * 2;
      const along = length * Math.cos(t);
      const across = width * Math.sin(2 * t) * (1 + 0.34 * Math.cos(t));
      return {
        x: centre.x + along * Math.sin(tilt) + across * Math.cos(tilt),
        y: centre.y - along * Math.cos(tilt) + across * Math.sin(tilt),
      };
    };
    const total = 46;
    const line = smoothPath(Array.from({ length: 121 }, (_, index) => spot(index / 120)));
    const chosen = random.whole(4, 9);
    const suns = Array.from({ length: total }, (_, index) => {
      const size = 3.6 + 7 * (0.5 + 0.5 * Math.cos((index / total) * Math.PI * 2)) ** 1.5;
      return index === chosen ? "" : disc(spot(index / total), size, palette.moon, 0.95);
    });
    const body = {
      x: 600 - side * random.between(250, 300),
      y: side > 0 ? random.between(400, 470) : random.between(390, 460),
    };
    const r = random.between(230, 262);
    const axis = [-1.25, 1.25].map(
      (part) => `${num(centre.x + length * part * Math.sin(tilt))} ${num(centre.y - length * part * Math.cos(tilt))}`,
    );
    return {
      glow: spot(0),
      defs: [shading("body", 40, palette.mass, palette.deep, 0.75)],
      shapes: [
        stars(random, 40, palette.line, (point) => within(point, body, r) || within(point, centre, 250)),
        disc(body, r, "url(#body)"),
        ...[24, 48, 72].map((gap) => ring(body, r + gap, palette.line, 1.3, 0.5 - gap / 200)),
        hairline(`M${axis[0]}L${axis[1]}`, palette.line, 1.3, 0.45),
        hairline(line, palette.line, 1.4, 0.55),
        ...suns,
        companion(spot(chosen / total), 15, palette),
      ],
    };
  },
};
