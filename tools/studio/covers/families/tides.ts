/** Layered tide lines beneath a moon. */
import type { Point } from "../../../../lib/pictures/drawing/geometry";
import { el, linearGradient } from "../../../../lib/pictures/drawing/svg";
import { smoothPath } from "../../lib/paths";
import { companion, disc, hairline, ring, shading, stars, within } from "../pieces";
import type { Family } from "../scene";

/** A moon over a sea drawn as a tide table. */
export const tides: Family = {
  draw({ random, palette }) {
    const middle = { x: random.pick([330, 600, 860]) + random.between(-40, 40), y: random.between(235, 285) };
    const r = random.between(128, 168);
    const layers = random.whole(5, 7);
    const shore = random.between(340, 395);
    const pull = random.between(30, 46);
    const phase = random.between(0, Math.PI * 2);
    const defs: string[] = [shading("moon", 75, palette.moon, palette.accent, 0.9)];
    const sea: string[] = [];
    for (let layer = 0; layer < layers; layer += 1) {
      const base = shore + layer * (324 / layers);
      const line: Point[] = [];
      for (let x = -60; x <= 1260; x += 60) {
        const swell = Math.exp(-(((x - middle.x) / (250 + layer * 40)) ** 2)) * pull * (1 - layer / (layers + 2));
        const wave = Math.sin(x / (150 + layer * 22) + phase + layer * 1.35) * (9 + layer * 3.2);
        line.push({ x, y: base - swell + wave });
      }
      const crest = smoothPath(line);
      defs.push(
        linearGradient(`sea${layer}`, 90, [
          [0, palette.mass, 0.9 - layer * 0.07],
          [0.55, palette.deep, 0.92],
          [1, palette.deep],
        ]),
      );
      sea.push(el("path", { d: `${crest}L1260 700L-60 700Z`, fill: `url(#sea${layer})` }));
      sea.push(hairline(crest, palette.light, 1.8, 0.75 - layer * 0.08));
      for (const drop of [12, 22]) {
        const echo = smoothPath(line.map(({ x, y }) => ({ x, y: y + drop })));
        sea.push(hairline(echo, palette.light, 1.2, drop === 12 ? 0.3 : 0.16));
      }
    }
    return {
      glow: middle,
      defs,
      shapes: [
        stars(random, 44, palette.line, (point) => point.y > 340 || within(point, middle, r, 70)),
        ring(middle, r + 26, palette.line, 1.4, 0.5),
        ring(middle, r + 62, palette.line, 1.3, 0.28),
        disc(middle, r, "url(#moon)"),
        companion(
          { x: middle.x + (middle.x > 600 ? -1 : 1) * (r + 62) * 0.8, y: middle.y - (r + 62) * 0.6 },
          10,
          palette,
        ),
        ...sea,
      ],
    };
  },
};
