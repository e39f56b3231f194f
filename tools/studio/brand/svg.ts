import { escapeHtml } from "../../../lib/util/escape";

/** SVG as text. Numbers are rounded, so that the output is the same on every machine. */

/** Attribute values of an element; undefined leaves the attribute out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number with at most two decimals and never "-0". */
function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** One SVG element. */
export function el(name: string, attributes: Attributes, children: readonly string[] | string = []): string {
  const pairs = Object.entries(attributes)
    .filter((pair): pair is [string, string | number] => pair[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? num(value) : escapeHtml(value)}"`)
    .join("");
  const inner = typeof children === "string" ? children : children.join("");
  return inner === "" ? `<${name}${pairs}/>` : `<${name}${pairs}>${inner}</${name}>`;
}

/** A whole SVG document of the given size. */
export function svgDocument(width: number, height: number, children: readonly string[]): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    width,
    height,
    viewBox: `0 0 ${num(width)} ${num(height)}`,
  };
  return `${el("svg", attributes, children)}\n`;
}

/** A gradient stop: offset from 0 to 1, colour, opacity. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A linear gradient in the box of what it fills. Angle in degrees: 0 is left to right, 90 is downwards. */
export function linearGradient(id: string, angle: number, stops: readonly Stop[]): string {
  const radians = (angle * Math.PI) / 180;
  const x = Math.cos(radians) / 2;
  const y = Math.sin(radians) / 2;
  return el("linearGradient", { id, x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y }, stops.map(stopElement));
}

/** A radial gradient in user units. */
export function radialGradient(id: string, cx: number, cy: number, r: number, stops: readonly Stop[]): string {
  return el("radialGradient", { id, gradientUnits: "userSpaceOnUse", cx, cy, r }, stops.map(stopElement));
}

function stopElement([offset, colour, opacity]: Stop): string {
  return el("stop", { offset, "stop-color": colour, "stop-opacity": opacity });
}

/** Side of the square that the mark's paths are drawn in. */
export const MARK_SIDE = 24;

/** The mark with its top left corner at `x`, `y`. The first shape has the first colour, the others the second. */
export function markAt(
  { x, y, side }: { x: number; y: number; side: number },
  mark: readonly string[],
  [first, second]: readonly [first: string, second: string],
): string {
  const shapes = mark.map((d, index) => el("path", { d, fill: index === 0 ? first : second }));
  return el("g", { transform: `translate(${num(x)} ${num(y)}) scale(${side / MARK_SIDE})` }, shapes);
}
