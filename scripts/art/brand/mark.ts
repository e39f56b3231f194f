/** The mark: a first and a last quarter moon, side by side, one a step above the other. */
import { el } from "../lib/svg";

/** The mark is drawn in a square of this side. */
const MARK_SIZE = 24;

const LEFT = "M11.25 1.4a8.4 8.4 0 0 0 0 16.8Z";
const RIGHT = "M12.75 5.8a8.4 8.4 0 0 1 0 16.8Z";

/** The two halves of the mark, in one colour or in two. */
function markShapes(left: string, right: string = left): string {
  return el("path", { d: LEFT, fill: left }) + el("path", { d: RIGHT, fill: right });
}

/** The mark placed and scaled in a larger drawing. */
export function markAt(x: number, y: number, side: number, left: string, right?: string): string {
  const scale = side / MARK_SIZE;
  return el("g", { transform: `translate(${x} ${y}) scale(${scale})` }, markShapes(left, right));
}

/** The mark as a file that takes the colour of the text around it. */
export function markFile(): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${MARK_SIZE} ${MARK_SIZE}`,
    fill: "currentColor",
  };
  return `${el("svg", attributes, el("path", { d: LEFT + RIGHT }))}\n`;
}

/** The favicon: the mark alone, plum on light and blush on dark. */
export function faviconFile(): string {
  const style = "path{fill:#9b1b5a}@media(prefers-color-scheme:dark){path{fill:#f2a7c5}}";
  const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${MARK_SIZE} ${MARK_SIZE}` };
  return `${el("svg", attributes, [`<style>${style}</style>`, el("path", { d: LEFT + RIGHT })])}\n`;
}
