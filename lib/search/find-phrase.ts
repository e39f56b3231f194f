import type { SortedRow } from "./sorted-row";
import { beginsAt, type PhrasePart } from "./word-phrase";
import type { WordRow } from "./word-row";

/** What it costs to look at one place anywhere in the row; to go on to the next word of it costs one. */
const lookCost = 8;
/** What it costs to go on to the next place of a word. */
const placeCost = 2.5;

/**
 * Finds the texts in which a phrase stands.
 * @returns 1 at the number of each.
 */
export function findPhrase(phrase: readonly PhrasePart[], row: WordRow, sorted: SortedRow): Uint8Array {
  const found = new Uint8Array(row.count);
  const parts = phrase
    .map(({ numbers }, index) => ({ numbers, index, count: sorted.countPlaces(numbers) }))
    .sort((a, b) => a.count - b.count);
  const [rarest, second] = parts as [PartInRow, PartInRow | undefined];
  const isMarked = second !== undefined && second.count < rarest.count * lookCost;
  const walkCost = rarest.count * (second ? lookCost : placeCost);
  const markCost = isMarked ? (rarest.count + second.count) * placeCost : Number.POSITIVE_INFINITY;
  const cost = Math.min(walkCost, markCost);
  // Words may stand together far less often than by chance: then this stops, and the places are gone to all the same.
  const isRead = readCost(rarest, second, sorted) < cost && readTexts(phrase, row, 0, sorted.count, found, cost);
  if (!isRead) walkPlaces(phrase, rarest, isMarked ? second : undefined, row, sorted, found);
  readTexts(phrase, row, sorted.count, row.count, found);
  return found;
}

/** What it costs to read each text until the phrase turns up, as soon as if its words stood anywhere. */
function readCost(rarest: PartInRow, second: PartInRow | undefined, { count, end }: SortedRow): number {
  const standings = second ? (rarest.count / end) * second.count : rarest.count;
  return count * (lookCost + Math.min(end / count, end / standings));
}

/** A part with its place in the phrase, and how often it stands in the sorted row. */
type PartInRow = { numbers: readonly number[]; index: number; count: number };

/** Goes to the places of the rarest part, to those only that stand right with another where that is told; looks for the rest. */
function walkPlaces(
  phrase: readonly PhrasePart[],
  rarest: PartInRow,
  other: PartInRow | undefined,
  row: WordRow,
  sorted: SortedRow,
  found: Uint8Array,
): void {
  const { offsets, places } = sorted;
  const marks = other && markPlaces(other.numbers, rarest.index - other.index, sorted);
  for (const word of rarest.numbers) {
    const end = offsets[word + 1] ?? 0;
    let done = 0;
    for (let index = offsets[word] as number; index < end; index += 1) {
      const place = places[index] as number;
      if (place < done || (marks && (((marks[place >>> 5] as number) >>> (place & 31)) & 1) === 0)) continue;
      const text = sorted.textAt(place, row);
      if (found[text] !== 1 && beginsAt(phrase, row.tokens, place - rarest.index)) found[text] = 1;
      if (found[text] === 1) done = row.startOf(text + 1);
    }
  }
}

/** A bit for each place of the row, set at the given distance from each place of some words. */
function markPlaces(numbers: readonly number[], distance: number, { offsets, places, marks }: SortedRow): Uint32Array {
  marks.fill(0);
  for (const word of numbers) {
    const last = offsets[word + 1] ?? 0;
    for (let index = offsets[word] as number; index < last; index += 1) {
      const place = (places[index] as number) + distance;
      // Beyond the ends of the row there is no element to set.
      marks[place >>> 5] = (marks[place >>> 5] as number) | (1 << (place & 31));
    }
  }
  return marks;
}

/**
 * Reads some texts, each until the phrase begins.
 * @param most What it may cost.
 * @returns whether it came to the end.
 */
function readTexts(
  phrase: readonly PhrasePart[],
  row: WordRow,
  from: number,
  to: number,
  found: Uint8Array,
  most = Number.POSITIVE_INFINITY,
): boolean {
  const { tokens } = row;
  const { marks } = phrase[0] as PhrasePart;
  let cost = 0;
  for (let text = from; text < to && cost <= most; text += 1) {
    const [start, end] = [row.startOf(text), row.startOf(text + 1)];
    let at = start;
    while (at < end && (marks[tokens[at] as number] !== 1 || !beginsAt(phrase, tokens, at))) at += 1;
    if (at < end) found[text] = 1;
    cost += lookCost + at - start;
  }
  return cost <= most;
}
