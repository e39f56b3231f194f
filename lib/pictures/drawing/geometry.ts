/** Paths of circles, crescents, lenses and graduated rings. */
import { num } from "./svg";

/** A point, with `y` downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at an angle (degrees, clockwise from the right) and distance from a centre. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(radians), y: centre.y + radius * Math.sin(radians) };
}

/** A point as path data. */
function at({ x, y }: Point): string {
  return `${num(x)} ${num(y)}`;
}

/** A straight line as path data. */
export function segment(from: Point, to: Point): string {
  return `M${at(from)}L${at(to)}`;
}

/** A full circle as path data, so that several can be one path with even-odd filling. */
export function circlePath({ x, y }: Point, r: number): string {
  const radius = num(r);
  return `M${at({ x: x - r, y })}a${radius} ${radius} 0 1 0 ${num(2 * r)} 0a${radius} ${radius} 0 1 0 ${num(-2 * r)} 0Z`;
}

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

/**
 * The lit part of a moon. `phase` runs from 0 (new) over 0.5 (full) to 1 (new again). The right side is lit while the moon
 * waxes, the left side while it wanes.
 */
export function moonPath({ x, y }: Point, r: number, phase: number): string {
  const waxing = phase <= 0.5;
  const lit = waxing ? phase * 2 : (1 - phase) * 2;
  const terminator = Math.abs(1 - lit * 2) * r;
  const limbSweep = waxing ? 1 : 0;
  const gibbous = lit > 0.5;
  const terminatorSweep = gibbous === waxing ? 1 : 0;
  const top = at({ x, y: y - r });
  const bottom = at({ x, y: y + r });
  const limb = `A${num(r)} ${num(r)} 0 0 ${limbSweep} ${bottom}`;
  return `M${top}${limb}A${num(Math.max(terminator, 0.01))} ${num(r)} 0 0 ${terminatorSweep} ${top}Z`;
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

/** Graduation marks along a circle, longer at each fifth and each tenth. */
export function graduation(centre: Point, r: number, count: number, length: number, from = 0, to = 360): string {
  let path = "";
  const closed = to - from >= 360;
  for (let index = 0; index <= count; index += 1) {
    if (closed && index === count) break;
    const reach = index % 10 === 0 ? length : index % 5 === 0 ? length * 0.7 : length * 0.4;
    const angle = from + ((to - from) * index) / count;
    path += segment(polar(centre, r, angle), polar(centre, r - reach, angle));
  }
  return path;
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
