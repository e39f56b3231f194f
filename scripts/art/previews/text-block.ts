/** Setting a title in a column: the largest size at which it fits. */
import type { Setter } from "../lib/lettering";
import { el, num } from "../lib/svg";

/** Where a block of text stands and how much room it has. */
export interface Column {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SIZES = [92, 84, 76, 68, 62, 56, 52, 48, 44] as const;
const LEADING = 1.12;
const TRACKING = -0.012;

/** The title in lines, from the top of its column; throws when it does not fit at the smallest size. */
export function titleBlock(words: string, set: Setter, fill: string, { x, top, width, height }: Column): string {
  for (const size of SIZES) {
    const lines = breakLines(words, width, (line) => set(line, size, fill, TRACKING).width);
    if (lines && lines.length * size * LEADING <= height) {
      return lines
        .map((line, index) => {
          const baseline = top + size * (0.82 + index * LEADING);
          return el("g", { transform: `translate(${num(x)} ${num(baseline)})` }, set(line, size, fill, TRACKING).group);
        })
        .join("");
    }
  }
  throw new Error(`"${words}" is too long for its picture.`);
}

/** The fewest lines, as even as they can be; undefined when a word is wider than the column. */
function breakLines(words: string, width: number, measure: (line: string) => number): string[] | undefined {
  const fewest = fill(words, width, measure);
  if (!fewest) return undefined;
  // Narrowed until it would take one line more: the last line is then not left with a single word.
  for (let narrower = width * 0.6; narrower < width; narrower += width * 0.05) {
    const lines = fill(words, narrower, measure);
    if (lines?.length === fewest.length) return lines;
  }
  return fewest;
}

function fill(words: string, width: number, measure: (line: string) => number): string[] | undefined {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
    if (measure(word) > width) return undefined;
  }
  return lines;
}
