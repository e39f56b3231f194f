/** A rose of the year: twenty-four sectors, long in summer and short in winter. */
import { graduation, polar } from "../../../../lib/pictures/drawing/geometry";
import { el } from "../../../../lib/pictures/drawing/svg";
import { arcPath, ringSlice } from "../../lib/paths";
import { companion, disc, hairline, ring, shading, stars, within } from "../pieces";
import type { Family } from "../scene";

/** Sectors of different length around a small moon. */
export const rose: Family = {
  draw({ random, palette }) {
    const centre = { x: 600 + random.pick([-170, 0, 170]) + random.between(-20, 20), y: 338 };
    const count = random.pick([24, 24, 36]);
    const peak = random.between(0, 360);
    const hub = random.between(58, 72);
    const span = 360 / count;
    const marked = random.whole(0, count - 1);
    const sectors = Array.from({ length: count }, (_, index) => {
      const angle = index * span;
      const season = 0.5 + 0.5 * Math.cos(((angle - peak) * Math.PI) / 180);
      const reach = 150 + season * 122 + (index % 2 === 0 ? 10 : -6);
      const from = angle + span * 0.1;
      const to = angle + span * 0.9;
      const tip = reach - 12 - season * 26;
      const leaf = {
        d: ringSlice(centre, hub + 14, tip - 5, from, to),
        fill: palette.mass,
        "fill-opacity": 0.42 + season * 0.55,
      };
      const end = {
        d: ringSlice(centre, tip, reach, from, to),
        fill: index === marked ? palette.accent : palette.moon,
        "fill-opacity": 0.35 + season * 0.62,
      };
      return el("path", leaf) + el("path", end);
    });
    const markedAngle = (marked + 0.5) * span;
    return {
      glow: centre,
      defs: [shading("hub", 60, palette.moon, palette.accent, 0.9)],
      shapes: [
        stars(random, 44, palette.line, (point) => within(point, centre, 338)),
        disc(centre, 288, palette.mass, 0.12),
        ring(centre, 142, palette.line, 1.2, 0.3),
        ring(centre, 204, palette.line, 1.2, 0.3),
        ...sectors,
        ring(centre, 306, palette.line, 1.6, 0.7),
        hairline(graduation(centre, 306, 120, 20), palette.line, 1.5, 0.6),
        hairline(arcPath(centre, 322, peak - 36, peak + 36), palette.moon, 4, 0.9),
        disc(centre, hub, "url(#hub)"),
        companion(polar(centre, 306, markedAngle), 9, palette),
      ],
    };
  },
};
