/** An armillary sphere: broad hoops around a small globe. */
import type { Point } from "../../../../lib/pictures/drawing/geometry";
import { el, linearGradient, num } from "../../../../lib/pictures/drawing/svg";
import { companion, disc, hairline, ring, shading, stars, within } from "../pieces";
import type { Family } from "../scene";

/** A hoop: its radius, how far it is opened, its turn and the height of its band. */
interface Hoop {
  readonly radius: number;
  readonly open: number;
  readonly turn: number;
  readonly height: number;
}

/** Three hoops and an axis. */
export const armillary: Family = {
  describes: "an armillary sphere of broad tilted hoops around a small bright globe",
  draw({ random, palette }) {
    const centre = { x: 600 + random.pick([-180, 0, 180]) + random.between(-24, 24), y: 338 };
    const lean = random.pick([-1, 1]) * random.between(16, 26);
    const r = random.between(238, 256);
    const hoops: readonly Hoop[] = [
      { radius: r, open: 0.3, turn: lean, height: 20 },
      { radius: r - 8, open: 0.22, turn: lean - 46, height: 12 },
      { radius: r - 16, open: 0.26, turn: lean + 64, height: 9 },
    ];
    const marks = hoopMarks(centre, hoops[0], 60);
    const pole = (reach: number): Point => onHoop(centre, { radius: reach, open: 1, turn: lean, height: 0 }, -90, 0);
    const end = (reach: number): Point => onHoop(centre, { radius: reach, open: 1, turn: lean, height: 0 }, 90, 0);
    const line = (a: Point, b: Point): string => `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`;
    const fills = ["url(#first)", "url(#second)", palette.moon];
    return {
      glow: centre,
      defs: [
        linearGradient("first", 0, [
          [0, palette.mass],
          [0.5, palette.light],
          [1, palette.mass],
        ]),
        linearGradient("second", 0, [
          [0, palette.deep],
          [0.5, palette.mass],
          [1, palette.deep],
        ]),
        shading("globe", 60, palette.moon, palette.accent, 0.9),
        shading("air", 60, palette.mass, palette.deep, 0.4),
      ],
      shapes: [
        stars(random, 48, palette.line, (point) => within(point, centre, r + 30)),
        disc(centre, r - 20, "url(#air)", 0.5),
        ring(centre, r + 2, palette.line, 2.4, 0.75),
        ring(centre, r + 18, palette.line, 1.3, 0.45),
        ...hoops.map((hoop, index) =>
          el("path", { d: half(centre, hoop, 180), fill: fills[index], "fill-opacity": 0.3 }),
        ),
        hairline(line(pole(r + 62), end(r + 62)), palette.line, 2.2, 0.85),
        disc(centre, 62, "url(#globe)"),
        ring(centre, 78, palette.line, 1.3, 0.5),
        ...[...hoops]
          .reverse()
          .map((hoop, index) =>
            el("path", { d: half(centre, hoop, 0), fill: fills[hoops.length - 1 - index], "fill-opacity": 0.96 }),
          ),
        hairline(marks, palette.deep, 1.3, 0.7),
        disc(end(r + 62), 6, palette.line),
        companion(pole(r + 62), 9, palette),
      ],
    };
  },
};

function onHoop(centre: Point, hoop: Hoop, degrees: number, rise: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const turn = (hoop.turn * Math.PI) / 180;
  const flat = { x: hoop.radius * Math.cos(angle), y: hoop.radius * hoop.open * Math.sin(angle) + rise };
  return {
    x: centre.x + flat.x * Math.cos(turn) - flat.y * Math.sin(turn),
    y: centre.y + flat.x * Math.sin(turn) + flat.y * Math.cos(turn),
  };
}

function half(centre: Point, hoop: Hoop, from: number): string {
  const steps = 48;
  const upper = Array.from({ length: steps + 1 }, (_, mark) =>
    onHoop(centre, hoop, from + (mark * 180) / steps, -hoop.height),
  );
  const lower = Array.from({ length: steps + 1 }, (_, mark) =>
    onHoop(centre, hoop, from + 180 - (mark * 180) / steps, hoop.height),
  );
  return `${[...upper, ...lower].map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${num(x)} ${num(y)}`).join("")}Z`;
}

function hoopMarks(centre: Point, hoop: Hoop | undefined, count: number): string {
  if (hoop === undefined) return "";
  return Array.from({ length: count - 1 }, (_, mark) => {
    const angle = ((mark + 1) * 180) / count;
    const from = onHoop(centre, hoop, angle, hoop.height);
    const to = onHoop(centre, hoop, angle, hoop.height - (mark % 5 === 4 ? 18 : 9));
    return `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`;
  }).join("");
}
