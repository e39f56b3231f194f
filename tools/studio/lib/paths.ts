/** Paths that only artwork has: arcs, slices of rings, lenses and smooth curves. */
import { at, type Point, polar } from "../../../lib/pictures/drawing/geometry";
import { num } from "../../../lib/pictures/drawing/svg";

/** An arc of a circle as path data, clockwise from one angle to another. */
export function arcPath(centre: Point, r: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(polar(centre, r, from))}A${num(r)} ${num(r)} 0 ${large} 1 ${at(polar(centre, r, to))}`;
}

/** A slice of a ring between two radii and two angles. */
export function ringSlice(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const outside = `A${num(outer)} ${num(outer)} 0 ${large} 1 ${at(polar(centre, outer, to))}`;
  const inside = `A${num(inner)} ${num(inner)} 0 ${large} 0 ${at(polar(centre, inner, from))}`;
  return `M${at(polar(centre, outer, from))}${outside}L${at(polar(centre, inner, to))}${inside}Z`;
}

/** The part that two overlapping circles share. */
export function lensPath(a: Point, ra: number, b: Point, rb: number): string {
  const { first, second } = crossings(a, ra, b, rb);
  return `M${at(first)}A${num(ra)} ${num(ra)} 0 0 1 ${at(second)}A${num(rb)} ${num(rb)} 0 0 1 ${at(first)}Z`;
}

/** Where two circles cross: the first point lies to the left when looking from a to b. */
function crossings(a: Point, ra: number, b: Point, rb: number): { first: Point; second: Point } {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= ra + rb || distance <= Math.abs(ra - rb)) throw new Error("The circles of a lens must overlap.");
  const along = (ra * ra - rb * rb + distance * distance) / (2 * distance);
  const half = Math.sqrt(ra * ra - along * along);
  const unit = { x: (b.x - a.x) / distance, y: (b.y - a.y) / distance };
  const middle = { x: a.x + unit.x * along, y: a.y + unit.y * along };
  return {
    first: { x: middle.x + unit.y * half, y: middle.y - unit.x * half },
    second: { x: middle.x - unit.y * half, y: middle.y + unit.x * half },
  };
}

/** A smooth open curve through points (Catmull-Rom as cubic Béziers). */
export function smoothPath(points: readonly Point[]): string {
  const [start] = points;
  if (start === undefined) return "";
  let path = `M${at(start)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const p1 = points[index] ?? start;
    const p2 = points[index + 1] ?? p1;
    const p0 = points[index - 1] ?? p1;
    const p3 = points[index + 2] ?? p2;
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    path += `C${at(c1)} ${at(c2)} ${at(p2)}`;
  }
  return path;
}
