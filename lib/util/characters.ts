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

const names: Readonly<Record<string, string>> = {
  "\u00a0": "no-break space",
  "\u00ad": "soft hyphen",
  "\u2002": "en space",
  "\u2003": "em space",
  "\u2009": "thin space",
  "\u200b": "zero width space",
  "\u200c": "zero width non-joiner",
  "\u200d": "zero width joiner",
  "\u200e": "left-to-right mark",
  "\u200f": "right-to-left mark",
  "\u2028": "line separator",
  "\u202f": "narrow no-break space",
  "\u2060": "word joiner",
  "\u3000": "ideographic space",
  "\ufeff": "byte order mark",
};

/** What to call a character that an editor cannot see: "no-break space (U+00A0)". */
export function describeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const name = names[character] ?? (/\p{Z}/u.test(character) ? "special space" : "character that cannot be seen");
  return `${name} (U+${code})`;
}
