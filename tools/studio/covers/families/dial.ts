/** A great ephemeris dial, cropped by the edge. */
import { graduation, polar } from "../../../../lib/pictures/drawing/geometry";
import { el } from "../../../../lib/pictures/drawing/svg";
import { ringSlice } from "../../lib/paths";
import { companion, disc, hairline, moon, ring, shading, stars, visible, within } from "../pieces";
import type { Family } from "../scene";

/** Concentric scales with one sector lit. */
export const dial: Family = {
  draw({ random, palette }) {
    const side = random.pick([-1, 1]);
    const low = random.chance(0.5);
    const centre = {
      x: 600 + side * random.between(140, 235),
      y: low ? random.between(560, 660) : random.between(330, 400),
    };
    const radii = low ? [170, 262, 350, 432, 506] : [96, 168, 236, 300, 360];
    const start = low ? random.between(205, 290) : random.between(0, 360);
    const width = random.between(34, 58);
    const outer = radii[4] ?? 500;
    const bands = radii.slice(1).map((radius, index) => {
      const inner = radii[index] ?? 0;
      const from = random.between(0, 360);
      const slice = ringSlice(centre, inner + 3, radius - 3, from, from + random.between(80, 200));
      return el("path", { d: slice, fill: palette.mass, "fill-opacity": 0.16 + index * 0.05 });
    });
    const sector = (index: number, turn: number, span: number): string =>
      ringSlice(centre, (radii[index] ?? 0) + 3, (radii[index + 1] ?? 0) - 3, start + turn, start + turn + span);
    const pointer = start + width * 0.5;
    const moonAt = polar(centre, ((radii[2] ?? 0) + (radii[3] ?? 0)) / 2, pointer);
    return {
      glow: centre,
      defs: [
        shading("hub", 60, palette.moon, palette.accent, 0.9),
        shading("plate", 50, palette.mass, palette.deep, 0.75),
      ],
      shapes: [
        stars(random, 40, palette.line, (point) => within(point, centre, outer + 40)),
        disc(centre, outer, "url(#plate)", 0.55),
        ...bands,
        el("path", { d: sector(3, 0, width), fill: palette.moon, "fill-opacity": 0.92 }),
        el("path", { d: sector(1, -18, width * 1.4), fill: palette.accent, "fill-opacity": 0.9 }),
        ...radii.map((radius) => ring(centre, radius, palette.line, 1.5, 0.7)),
        hairline(graduation(centre, outer + 30, 180, 26), palette.line, 1.6, 0.75),
        ring(centre, outer + 30, palette.line, 1.6, 0.75),
        hairline(graduation(centre, radii[2] ?? 0, 90, 14), palette.line, 1.3, 0.5),
        disc(centre, (radii[0] ?? 0) * 0.62, "url(#hub)"),
        disc(moonAt, 34, palette.ground[0]),
        moon(moonAt, 34, random.between(0.2, 0.42), palette),
        companion(
          visible(() => polar(centre, outer + 30, pointer + random.pick([-1, 1]) * random.between(40, 110))),
          11,
          palette,
        ),
      ],
    };
  },
};
