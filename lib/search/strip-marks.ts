import { fate, rowLength } from "./line-fates";
import { markEmphasis } from "./mark-emphasis";

/**
 * A line of markdown as readers see it: without the marks of emphasis, links and code, without pictures, notes and tags.
 * Goes through the line a few times, whatever stands in it.
 */
export function stripMarks(line: string): string {
  const fates = new Uint8Array(line.length);
  markCode(line, fates);
  markLinks(line, fates);
  markEmphasis(line, fates);
  let text = "";
  let done = 0;
  for (let at = 0; at <= line.length; at += 1) {
    if (at < line.length && fates[at] !== fate.removed) continue;
    text += line.slice(done, at);
    done = at + 1;
  }
  return text;
}

/** Code between rows of equally many backticks, and signs behind a backslash. */
function markCode(line: string, fates: Uint8Array): void {
  const ends = listEnds(line);
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === "\\" && /^[!-/:-@[-`{-~]/.test(line[at + 1] ?? "")) {
      fates[at] = fate.removed;
      fates[at + 1] = fate.literal;
      at += 1;
    } else if (line[at] === "`") {
      const length = rowLength(line, at);
      const end = ends.get(at);
      if (end !== undefined) {
        fates.fill(fate.literal, at + length, end);
        fates.fill(fate.removed, at, at + length).fill(fate.removed, end, end + length);
        at = end;
      }
      at += length - 1;
    }
  }
}

/** Where the next row of equally many backticks begins, for each row and for each row without its first sign. */
function listEnds(line: string): Map<number, number> {
  const ends = new Map<number, number>();
  const next = new Map<number, number>();
  for (const { 0: row, index } of [...line.matchAll(/`+/g)].reverse()) {
    for (const skipped of [1, 0]) {
      const end = next.get(row.length - skipped);
      if (end !== undefined && row.length > skipped) ends.set(index + skipped, end);
    }
    next.set(row.length, index);
  }
  return ends;
}

/** What is removed of a line, up to before `to`. */
type Span = { from: number; to: number };

/** Links keep their words, addresses in "<>" themselves; pictures, notes and tags go. */
function markLinks(line: string, fates: Uint8Array): void {
  const open: number[] = [];
  const removed: Span[] = [];
  const lastTagEnd = line.lastIndexOf(">");
  for (let at = 0; at < line.length; at += 1) {
    if (fates[at] !== fate.text) continue;
    if (line[at] === "[") open.push(at);
    else if (line[at] === "<" && at < lastTagEnd) at = readTag(line, at, fates, removed);
    else if (line[at] === "]" && open.length > 0) at = readLink(line, open.pop() as number, at, removed);
  }
  let done = 0;
  // What stands in something that goes is not removed once more for itself.
  for (const { from, to } of removed.sort((a, b) => a.from - b.from)) {
    if (to > done) fates.fill(fate.removed, Math.max(from, done), to);
    done = Math.max(done, to);
  }
}

/** @returns the last place of the tag, or its first where it is none. */
function readTag(line: string, at: number, fates: Uint8Array, removed: Span[]): number {
  if (!/[a-zA-Z]/.test(line[line[at + 1] === "/" ? at + 2 : at + 1] ?? "")) return at;
  const end = line.indexOf(">", at);
  if (/^<https?:/.test(line.slice(at, at + 7))) {
    fates.fill(fate.literal, at, end);
    removed.push({ from: at, to: at + 1 }, { from: end, to: end + 1 });
  } else removed.push({ from: at, to: end + 1 });
  return end;
}

/** @returns the last place of what begins with "[" at `start` and has its "]" at `at`. */
function readLink(line: string, start: number, at: number, removed: Span[]): number {
  if (line[start + 1] === "^") removed.push({ from: start, to: at + 1 });
  const end = line[at + 1] === "(" ? targetEnd(line, at + 1) : -1;
  if (end < 0) return at;
  if (line[start - 1] === "!") removed.push({ from: start - 1, to: end + 1 });
  else removed.push({ from: start, to: start + 1 }, { from: at, to: end + 1 });
  return end;
}

/** Where the bracket closes that opens at `from`, with at most one pair of brackets in it; -1 where it does not. */
function targetEnd(line: string, from: number): number {
  let depth = 0;
  for (let at = from; at < line.length; at += 1) {
    if (line[at] === "(") depth += 1;
    else if (line[at] === ")") depth -= 1;
    if (depth === 0) return at;
    if (depth > 2) return -1;
  }
  return -1;
}
