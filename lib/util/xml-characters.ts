/**
 * Control characters but tab and line ends, halves of surrogate pairs, U+FFFE and U+FFFF. XML 1.0 (2.2, "Char") has no place
 * for them, escaped or not: one makes a whole feed unreadable. (It would bear U+007F to U+009F, which nobody sees either.)
 */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** A text without characters that no feed or sitemap can hold. */
export function withoutForbidden(text: string): string {
  return text.replace(forbidden, "");
}

/** The first such character in a text, and its offset. */
export function findForbidden(text: string): { character: string; at: number } | undefined {
  const [match] = text.matchAll(forbidden);
  return match && { character: match[0], at: match.index };
}
