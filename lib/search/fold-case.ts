/**
 * The one folding behind every comparison in search: lower case by Unicode's default mapping, with the Greek final sigma
 * read as sigma. Each character folds by itself whatever stands beside it, so the folding of a text is the foldings of its
 * characters in a row. The length may differ: "İ" becomes two code units.
 */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ");
}

/** Text as a browser shows it: runs of white space are one space, and there is none at either end. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
