/** Letters as the shapes of a mark. */
import { MARK_SIDE } from "../../../lib/pictures/drawing/brand-mark";
import type { Setter } from "../../../lib/pictures/drawing/lettering";
import { num } from "../../../lib/pictures/drawing/svg";

const glyph = /<path d="([^"]+)" transform="translate\(([-\d.]+) ([-\d.]+)\)"\/>/g;
const pair = /(-?[\d.]+),(-?[\d.]+)/g;

type Point = readonly [x: number, y: number];
type Glyph = { d: string; left: number };

/** One path for each letter, as large as the mark's square allows. Glyph outlines have absolute coordinates, with y upwards. */
export function monogramPaths(letters: string, set: Setter): string[] {
  const { group } = set(letters, 1, "#000000", -0.02);
  const glyphs = [...group.matchAll(glyph)].map(([, d = "", left]): Glyph => ({ d, left: Number(left) }));
  const points = glyphs.flatMap((one) => [...one.d.matchAll(pair)].map((found) => pointOf(found, one)));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const bottom = Math.min(...ys);
  const top = Math.max(...ys);
  const scale = (MARK_SIDE - 1) / Math.max(right - left, top - bottom);
  const place = ([x, y]: Point) => {
    const fromMiddle = x - (left + right) / 2;
    const above = y - (bottom + top) / 2;
    return `${num(MARK_SIDE / 2 + fromMiddle * scale)} ${num(MARK_SIDE / 2 - above * scale)}`;
  };
  return glyphs.map((one) =>
    one.d
      .replace(pair, (_, x, y) => ` ${place(pointOf([_, x, y], one))}`)
      .replace(/ {2,}/g, " ")
      .replace(/([A-Z]) /g, "$1"),
  );
}

function pointOf([, x, y]: ArrayLike<string | undefined> & Iterable<string | undefined>, { left }: Glyph): Point {
  return [Number(x) + left, Number(y)];
}
