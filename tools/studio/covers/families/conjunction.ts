/** Two large discs that overlap: the lens they share is lit. */
import { circlePath, polar } from "../../../../lib/pictures/drawing/geometry";
import { el } from "../../../../lib/pictures/drawing/svg";
import { lensPath } from "../../lib/paths";
import { companion, graduatedRing, hairline, ring, shading, stars, visible, within } from "../pieces";
import type { Family } from "../scene";

/** Two discs in conjunction within a graduated ring. */
export const conjunction: Family = {
  draw({ random, palette }) {
    const tilt = random.between(-30, 30) + (random.chance(0.5) ? 180 : 0);
    const middle = { x: random.pick([430, 600, 770]) + random.between(-20, 20), y: 338 + random.between(-18, 18) };
    const ra = random.between(205, 235);
    const rb = random.between(165, 215);
    const gap = random.between(0.5, 0.62) * (ra + rb);
    const a = polar(middle, gap / 2, 180 + tilt);
    const b = polar(middle, gap / 2, tilt);
    const outer = random.between(385, 415);
    const rings = [0.84, 0.68, 0.52, 0.36, 0.2].map((part) => ring(b, rb * part, palette.line, 1.3, 0.38));
    return {
      glow: middle,
      defs: [
        shading("left", 35 + tilt, palette.mass, palette.deep, 0.9),
        shading("lens", 90, palette.moon, palette.accent, 0.85),
      ],
      shapes: [
        stars(random, 34, palette.line, (point) => within(point, middle, outer)),
        graduatedRing(middle, outer, 120, palette.line, 0.5),
        el("path", { d: circlePath(a, ra), fill: "url(#left)" }),
        el("path", { d: circlePath(b, rb), fill: palette.deep, "fill-opacity": 0.35 }),
        ...rings,
        ring(b, rb, palette.line, 2, 0.85),
        el("path", { d: lensPath(a, ra, b, rb), fill: "url(#lens)" }),
        hairline(circlePath(a, ra + 12), palette.line, 1.3, 0.4),
        companion(
          visible(() => polar(middle, outer, random.pick([-38, 38, 142, -142]) + random.between(-10, 10))),
          11,
          palette,
        ),
      ],
    };
  },
};
