/**
 * Case folding for every comparison in search: lower case by Unicode's default mapping, and the Greek final sigma
 * becomes sigma. Independent of context: folding a text equals folding its characters one by one. The length may
 * change: "İ" becomes two code units.
 */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ");
}

/** Collapses white space as a browser does: each run becomes one space, and both ends are trimmed. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
