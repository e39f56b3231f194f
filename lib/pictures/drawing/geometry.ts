/** Paths of circles, moons and graduated rings. */
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
export function at({ x, y }: Point): string {
  return `${num(x)} ${num(y)}`;
}

/** A straight line as path data. */
function segment(from: Point, to: Point): string {
  return `M${at(from)}L${at(to)}`;
}

/** A full circle as path data, so that several can be one path with even-odd filling. */
export function circlePath({ x, y }: Point, r: number): string {
  const radius = num(r);
  return `M${at({ x: x - r, y })}a${radius} ${radius} 0 1 0 ${num(2 * r)} 0a${radius} ${radius} 0 1 0 ${num(-2 * r)} 0Z`;
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
