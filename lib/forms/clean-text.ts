/** Mandatory line breaks of Unicode (UAX 14): CR LF, LF, VT, FF, CR, NEL, LS and PS. */
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;

/** Control characters except the tab. */
const controls = /(?!\t)\p{Cc}/gu;

/**
 * Only invisible characters: white space, controls, zero-width characters, Hangul fillers and the blank Braille
 * pattern.
 */
const nothing = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Normalises typed text before it is passed on: all line breaks become LF, lone surrogates become U+FFFD, control
 * characters become spaces, and text without visible characters becomes empty.
 */
export function cleanText(text: string): string {
  if (nothing.test(text)) return "";
  const lines = text.toWellFormed().split(lineBreaks);
  return lines.map((line) => line.replace(controls, " ")).join("\n");
}

/** The same on one line. The receiver may put it into a mail header, where a line break would start another header. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, " ");
}
