/** A star chart: a globe of meridians with a constellation across it. */
import { circlePath, type Point, segment } from "../../../../lib/pictures/drawing/geometry";
import { el } from "../../../../lib/pictures/drawing/svg";
import { companion, disc, graduatedRing, hairline, shading, stars, within } from "../pieces";
import type { Family } from "../scene";
import { figures } from "./chart-figures";

/** A constellation drawn over a celestial globe. */
export const chart: Family = {
  describes: "a star chart of fine meridians crossed by one constellation",
  draw({ random, palette }) {
    const centre = { x: 600 + random.pick([-190, 0, 190]) + random.between(-24, 24), y: 338 + random.between(-12, 12) };
    const r = random.between(248, 272);
    const turn = random.between(-32, 32);
    const meridians = [0.18, 0.38, 0.58, 0.78, 0.92].map((part) =>
      el("ellipse", {
        cx: centre.x,
        cy: centre.y,
        rx: r * part,
        ry: r,
        fill: "none",
        stroke: palette.light,
        "stroke-width": 1.3,
        "stroke-opacity": 0.34,
      }),
    );
    const parallels = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((part) => {
      const half = r * Math.sqrt(1 - part * part);
      const y = centre.y + part * r;
      return el("path", {
        d: `M${centre.x - half} ${y}A${half} ${half * 0.16} 0 0 0 ${centre.x + half} ${y}`,
        fill: "none",
        stroke: palette.light,
        "stroke-width": 1.3,
        "stroke-opacity": 0.34,
      });
    });
    const figure = random.pick(figures);
    const spread = random.between(0.94, 1.06);
    const mirror = random.pick([-1, 1]);
    const path = figure.stars.map(
      ([x, y]): Point => ({
        x: 600 + mirror * x * spread + random.between(-10, 10),
        y: 338 + y * spread + random.between(-10, 10),
      }),
    );
    const star = (index: number): Point => path[index] ?? centre;
    const links = figure.links.map(([from, to]) => segment(star(from), star(to))).join("");
    const nodes = path.map((point, index) => {
      if (index === figure.bright) return "";
      const size = index % 3 === 0 ? random.between(8.5, 11) : random.between(4.5, 6.5);
      const onGlobe = within(point, centre, r, 0);
      return (
        disc(point, size + 6, onGlobe ? palette.deep : palette.ground[1]) +
        disc(point, size, onGlobe ? palette.light : palette.moon)
      );
    });
    return {
      glow: centre,
      defs: [
        shading("globe", 55, palette.mass, palette.deep, 0.95),
        el("clipPath", { id: "inside" }, el("path", { d: circlePath(centre, r) })),
      ],
      shapes: [
        stars(random, 60, palette.line, (point) => within(point, centre, r + 60)),
        graduatedRing(centre, r + 44, 120, palette.line, 0.55),
        disc(centre, r, "url(#globe)"),
        el("g", { transform: `rotate(${turn.toFixed(2)} ${centre.x.toFixed(2)} ${centre.y.toFixed(2)})` }, [
          ...meridians,
          ...parallels,
        ]),
        hairline(links, palette.moon, 2, 0.75),
        el("g", { "clip-path": "url(#inside)" }, hairline(links, palette.light, 2, 0.9)),
        ...nodes,
        companion(star(figure.bright), 11, palette),
      ],
    };
  },
};
