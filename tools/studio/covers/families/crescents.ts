/** One moon in motion: nested crescents along a line. */
import { polar } from "../../../../lib/pictures/drawing/geometry";
import { arcPath } from "../../lib/paths";
import { companion, disc, hairline, ring, shading, stars, within } from "../pieces";
import type { Family } from "../scene";

/** Discs that cover one another and leave crescents. */
export const crescents: Family = {
  draw({ random, palette }) {
    const side = random.pick([-1, 1]);
    const steps = random.whole(4, 7);
    const align = random.pick([-1, -0.5, 0, 0.5, 1]);
    const tilt = -align * side * 18;
    const shrink = random.between(0.84, 0.88);
    const gap = 330 / steps;
    let r = random.between(228, 250);
    const start = { x: 600 - side * 205, y: 338 };
    let centre = start;
    const discs: string[] = [];
    for (let index = 0; index < steps; index += 1) {
      const last = index === steps - 1;
      discs.push(disc(centre, r, palette.ground[0]));
      discs.push(disc(centre, r, last ? "url(#last)" : index % 2 === 0 ? "url(#odd)" : "url(#even)"));
      discs.push(ring(centre, r, palette.light, 1.6, 0.6));
      if (last) break;
      const smaller = r * shrink;
      centre = { x: centre.x + side * (r - smaller + gap), y: centre.y + align * (r - smaller) };
      r = smaller;
    }
    const guide = side > 0 ? [tilt - 40, tilt + 40] : [140 + tilt, 220 + tilt];
    const end = centre;
    return {
      glow: end,
      defs: [
        shading("odd", side > 0 ? 0 : 180, palette.mass, palette.deep, 0.95),
        shading("even", side > 0 ? 0 : 180, palette.deep, palette.mass, 0.5),
        shading("last", 60, palette.moon, palette.accent, 0.9),
      ],
      shapes: [
        stars(random, 44, palette.line, (point) => within(point, start, 300) || within(point, { x: 600, y: 338 }, 300)),
        ...[1, 2, 3].map((step) =>
          hairline(arcPath(end, r + step * 34, guide[0] ?? 0, guide[1] ?? 0), palette.line, 1.5, 0.7 - step * 0.14),
        ),
        ...discs,
        companion(polar(end, r + 102, (side > 0 ? 0 : 180) + tilt + random.between(-24, 24)), 11, palette),
      ],
    };
  },
};
