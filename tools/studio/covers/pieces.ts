/** Pieces that several compositions share: discs, rings, moons and stars. */
import { circlePath, graduation, moonPath, type Point } from "../../../lib/pictures/drawing/geometry";
import { el, linearGradient } from "../../../lib/pictures/drawing/svg";
import type { Random } from "../../../lib/util/random";
import type { Palette } from "../palettes";
import { COVER } from "./scene";

/** A fine stroke in one colour. */
export function hairline(d: string, stroke: string, width = 1.5, opacity = 1): string {
  return el("path", { d, fill: "none", stroke, "stroke-width": width, "stroke-opacity": opacity });
}

/** A plain disc. */
export function disc({ x, y }: Point, r: number, fill: string, opacity?: number): string {
  return el("circle", { cx: x, cy: y, r, fill, "fill-opacity": opacity });
}

/** A circle drawn as a fine line. */
export function ring(centre: Point, r: number, stroke: string, width = 1.5, opacity = 1): string {
  return hairline(circlePath(centre, r), stroke, width, opacity);
}

/** A ring with its scale, as on an instrument. */
export function graduatedRing(centre: Point, r: number, count: number, stroke: string, opacity = 0.7): string {
  return ring(centre, r, stroke, 1.6, opacity) + hairline(graduation(centre, r, count, 22), stroke, 1.6, opacity);
}

/** A gradient from one tone to another, for the shading of a disc. */
export function shading(id: string, angle: number, from: string, to: string, toOpacity = 1): string {
  return linearGradient(id, angle, [
    [0, from],
    [0.45, from, 0.5 + toOpacity / 2],
    [1, to, toOpacity],
  ]);
}

/** A moon with its dark side faintly seen. */
export function moon(centre: Point, r: number, phase: number, palette: Palette): string {
  const lit = el("path", { d: moonPath(centre, r, phase), fill: palette.moon });
  return disc(centre, r, palette.mass, 0.28) + ring(centre, r, palette.line, 1.4, 0.55) + (phase % 1 === 0 ? "" : lit);
}

/** The one small body in the accent colour, with its halo line. */
export function companion(centre: Point, r: number, palette: Palette): string {
  return disc(centre, r, palette.accent) + ring(centre, r + 9, palette.accent, 1.5, 0.55);
}

/** Small stars away from what `covered` marks; about one in six is a larger one. */
export function stars(random: Random, count: number, fill: string, covered: (point: Point) => boolean): string {
  let drawn = "";
  for (let index = 0; index < count; index += 1) {
    const point = { x: random.between(30, COVER.width - 30), y: random.between(26, COVER.height - 26) };
    const large = random.chance(0.16);
    const radius = large ? random.between(2.4, 3.2) : random.between(1.1, 1.9);
    const opacity = random.between(0.45, 0.9);
    if (!covered(point)) drawn += disc(point, radius, fill, opacity);
  }
  return drawn;
}

/** Whether a point is in a circle or close to it. */
export function within(point: Point, centre: Point, r: number, air = 18): boolean {
  return Math.hypot(point.x - centre.x, point.y - centre.y) < r + air;
}

/** Tries up to 25 points and returns the first that is well inside the picture. */
export function visible(tryPoint: () => Point): Point {
  let point = tryPoint();
  for (let tries = 0; tries < 24 && !inside(point); tries += 1) point = tryPoint();
  return point;
}

function inside({ x, y }: Point): boolean {
  return x > 50 && x < COVER.width - 50 && y > 50 && y < COVER.height - 50;
}
