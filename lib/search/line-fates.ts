/** What becomes of each character of a line of markdown; a literal one is shown and marks nothing. */
export const fate = { text: 0, removed: 1, literal: 2 } as const;

/** How often the character stands there in a row. */
export function rowLength(line: string, at: number): number {
  let end = at + 1;
  while (end < line.length && line[end] === line[at]) end += 1;
  return end - at;
}
