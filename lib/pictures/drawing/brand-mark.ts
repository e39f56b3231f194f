/** The brand's mark (content/site/brand.md, `mark`) as a part of drawings. */
import { el, num } from "./svg";

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
