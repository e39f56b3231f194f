/**
 * Whether a character of a line of markdown is shown. Only `text` can still turn out to be markup; a `literal`
 * cannot.
 */
export const kind = { text: 0, hidden: 1, literal: 2 } as const;

/** Length of the run of equal characters that begins at `at` (CommonMark: delimiter run, backtick string). */
export function runLength(line: string, at: number): number {
  let end = at + 1;
  while (end < line.length && line[end] === line[at]) end += 1;
  return end - at;
}
