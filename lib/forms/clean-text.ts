/** What ends a line in Unicode (UAX 14): CR LF, and CR, LF, vertical tab, form feed, NEL, line and paragraph separator. */
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;

/** Controls, NUL among them; a tab is not taken for one in a text of several lines. */
const controls = /(?!\t)\p{Cc}/gu;

/** What shows nothing: white space, controls, and characters of no width, the empty ones of Hangul and Braille included. */
const nothing = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Puts typed text into the form in which it is passed on: what would break a line elsewhere is a line break, halves of a
 * character are U+FFFD, controls are spaces, and a text that shows nothing is empty.
 */
export function cleanText(text: string): string {
  if (nothing.test(text)) return "";
  const lines = text.toWellFormed().split(lineBreaks);
  return lines.map((line) => line.replace(controls, " ")).join("\n");
}

/** The same on one line, as it may become a mail header. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, " ");
}
