/** Sets a title in a column, at the largest size at which it fits. */
import type { Setter } from "../drawing/lettering";
import { el, num } from "../drawing/svg";

/** Position and size of a block of text. */
export interface Column {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 44;
const SIZES = [92, 84, 76, 68, 62, 56, 52, 48, SMALLEST] as const;
const LEADING = 1.12;
const TRACKING = -0.012;

/** The title in lines, from the top of its column. At the smallest size, words that are too long are broken. */
export function titleBlock(words: string, set: Setter, fill: string, column: Column): string {
  const measure = (size: number) => (line: string) => set(line, size, fill, TRACKING).width;
  for (const size of SIZES) {
    const lines = breakLines(words, column.width, measure(size));
    if (lines && lines.length * size * LEADING <= column.height) return drawLines(lines, size, set, fill, column);
  }
  const lines = fillLines(breakWords(words, column.width, measure(SMALLEST)), column.width, measure(SMALLEST)) ?? [];
  return drawLines(lines.slice(0, Math.floor(column.height / (SMALLEST * LEADING))), SMALLEST, set, fill, column);
}

function drawLines(lines: readonly string[], size: number, set: Setter, fill: string, { x, top }: Column): string {
  return lines
    .map((line, index) => {
      const baseline = top + size * (0.82 + index * LEADING);
      return el("g", { transform: `translate(${num(x)} ${num(baseline)})` }, set(line, size, fill, TRACKING).group);
    })
    .join("");
}

/** The text, with spaces in words that are wider than the column. */
function breakWords(words: string, width: number, measure: (line: string) => number): string {
  return words
    .split(/\s+/)
    .map((word) => {
      const pieces = [""];
      for (const letter of word) {
        const longer = `${pieces.at(-1)}${letter}`;
        if (measure(longer) <= width) pieces[pieces.length - 1] = longer;
        else pieces.push(letter);
      }
      return pieces.join(" ");
    })
    .join(" ");
}

/** As few lines as possible, of similar lengths; `undefined` when a word is wider than the column. */
function breakLines(words: string, width: number, measure: (line: string) => number): string[] | undefined {
  const fewest = fillLines(words, width, measure);
  if (!fewest) return undefined;
  // The narrowest column that needs no more lines, so that the last line is not a single word.
  for (let narrower = width * 0.6; narrower < width; narrower += width * 0.05) {
    const lines = fillLines(words, narrower, measure);
    if (lines?.length === fewest.length) return lines;
  }
  return fewest;
}

function fillLines(words: string, width: number, measure: (line: string) => number): string[] | undefined {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
    if (measure(word) > width) return undefined;
  }
  return lines;
}
