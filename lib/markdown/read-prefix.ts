const marker = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y;
const rule = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/y;

/**
 * Reads the quotes and list items with which a line begins.
 * @returns how many they are; the most that the line can be nested by: each quote that goes on has its sign, and each item
 * that goes on at least two columns; and where they end.
 */
export function readPrefix(line: string): { containers: number; depth: number; end: number } {
  let [containers, indent, column, at] = [0, 0, 0, 0];
  let hasItem = false;
  for (;;) {
    const width = line[at] === " " ? 1 : line[at] === "\t" ? 4 - (column % 4) : 0;
    if (width > 0) {
      // What stands behind the sign of an item is its own.
      if (!hasItem) indent += width;
      column += width;
      at += 1;
      continue;
    }
    const length = line[at] === ">" ? 1 : lengthOfMarker(line, at, hasItem);
    if (length === 0) break;
    hasItem ||= line[at] !== ">";
    containers += 1;
    // The space behind the sign of a quote is the quote's.
    const taken = line.startsWith("> ", at) ? 2 : length;
    column += taken;
    at += taken;
  }
  return { containers, depth: containers > 0 ? containers + Math.floor(indent / 2) : 0, end: at };
}

/** 0 where no item begins; a row of dashes or stars is a rule. */
function lengthOfMarker(line: string, at: number, hasItem: boolean): number {
  rule.lastIndex = at;
  if (!hasItem && rule.test(line)) return 0;
  marker.lastIndex = at;
  return marker.exec(line)?.[0].length ?? 0;
}
