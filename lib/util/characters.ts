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

/** Spaces that are none to markdown and YAML, and characters that show nothing. Without what makes "#️⃣" one sign. */
export const oddSpace = /(?! |\ufe0f)[\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** What to call a character that an editor cannot see: "special space (U+00A0)". */
export function describeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `${/\p{Z}/u.test(character) ? "special space" : "character that cannot be seen"} (U+${code})`;
}
