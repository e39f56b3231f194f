/** A position in a text. Line and column count from 1. */
export type Position = { line: number; column: number };

/** Something to tell an editor about a place in a text. */
export type Finding = Position & { message: string };

/** The position of an offset. */
export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}
