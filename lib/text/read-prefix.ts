const marker = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y;
const rule = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/y;

/**
 * Reads the markers of quotes and list items at the start of a line (CommonMark: container blocks).
 * @returns `containers`: their number. `depth`: an upper bound of the nesting of the line, counting its quotes and
 * items and one level for each two columns of indentation. `end`: offset after the last marker.
 */
export function readPrefix(line: string): { containers: number; depth: number; end: number } {
  let [containers, indent, column, at] = [0, 0, 0, 0];
  let hasItem = false;
  for (;;) {
    const width = line[at] === " " ? 1 : line[at] === "\t" ? 4 - (column % 4) : 0;
    if (width > 0) {
      // Indentation after an item marker belongs to the item.
      if (!hasItem) indent += width;
      column += width;
      at += 1;
      continue;
    }
    const length = line[at] === ">" ? 1 : lengthOfMarker(line, at, hasItem);
    if (length === 0) break;
    hasItem ||= line[at] !== ">";
    containers += 1;
    // One space after ">" belongs to the quote.
    const taken = line.startsWith("> ", at) ? 2 : length;
    column += taken;
    at += taken;
  }
  return { containers, depth: containers > 0 ? containers + Math.floor(indent / 2) : 0, end: at };
}

/** Length of the list item marker at `at`; 0 if there is none. A line of dashes or stars is a thematic break. */
function lengthOfMarker(line: string, at: number, hasItem: boolean): number {
  rule.lastIndex = at;
  if (!hasItem && rule.test(line)) return 0;
  marker.lastIndex = at;
  return marker.exec(line)?.[0].length ?? 0;
}
