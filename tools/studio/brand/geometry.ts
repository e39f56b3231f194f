/** Paths of circles and graduated rings. */
import { num } from "./svg";

/** A point, with `y` downwards. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at an angle (degrees, clockwise from the right) and distance from a centre. */
function polar(centre: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(radians), y: centre.y + radius * Math.sin(radians) };
}

/** A point as path data. */
function at({ x, y }: Point): string {
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
