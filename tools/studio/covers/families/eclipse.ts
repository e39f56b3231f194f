/** An eclipse: a dark disc with a corona of hairlines. */
import { circlePath, polar, segment } from "../../../../lib/pictures/drawing/geometry";
import { el } from "../../../../lib/pictures/drawing/svg";
import { companion, disc, hairline, ring, shading, stars, visible, within } from "../pieces";
import type { Family } from "../scene";

/** A dark disc before a bright one, with rays. */
export const eclipse: Family = {
  draw({ random, palette }) {
    const centre = {
      x: 600 + random.pick([-210, -90, 110, 220]) + random.between(-24, 24),
      y: 338 + random.between(-20, 20),
    };
    const r = random.between(168, 196);
    const lean = random.between(0, 360);
    const shift = random.between(20, 34);
    const cover = polar(centre, shift, lean);
    const lobes = random.whole(2, 3);
    let rays = "";
    let faint = "";
    const total = 200;
    for (let index = 0; index < total; index += 1) {
      const angle = (360 * index) / total;
      const lobe = 0.5 + 0.5 * Math.cos(((angle - lean) * lobes * Math.PI) / 180);
      const reach = 26 + lobe * 150 + random.between(0, 18);
      const line = segment(
        polar(centre, r + 18, angle),
        polar(centre, r + 18 + (index % 2 === 0 ? reach : reach * 0.55), angle),
      );
      if (index % 2 === 0) rays += line;
      else faint += line;
    }
    return {
      glow: centre,
      defs: [
        shading("bright", lean, palette.accent, palette.moon),
        shading("dark", lean + 180, palette.deep, palette.mass, 0.55),
      ],
      shapes: [
        stars(random, 46, palette.line, (point) => within(point, centre, r + 190)),
        hairline(rays, palette.line, 1.7, 0.75),
        hairline(faint, palette.line, 1.3, 0.42),
        disc(centre, r, "url(#bright)"),
        el("g", {}, [disc(cover, r - 2, palette.ground[0]), disc(cover, r - 2, "url(#dark)")]),
        hairline(circlePath(cover, r - 26), palette.light, 1.2, 0.22),
        ring(centre, r + 212, palette.line, 1.4, 0.4),
        companion(
          visible(() => polar(centre, r + 212, random.between(0, 360))),
          11,
          palette,
        ),
      ],
    };
  },
};
