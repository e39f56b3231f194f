/** What people type, and what texts say. */
const otherWords: readonly (readonly [typed: RegExp, written: string])[] = [
  [/\bgf\b/gi, "girlfriend"],
  [/\bbf\b/gi, "boyfriend"],
  [/\b(?:coupon|voucher|promo)s?(?: codes?)?\b/gi, "discount"],
  [/\b(?:uncensored|explicit)\b/gi, "nsfw"],
  [/\b(?:(?:run )?locally|offline)\b/gi, "own computer"],
  [/\bhack(?:s|ed|ers?)?\b/gi, "breach"],
  [/\bpics?\b/gi, "pictures"],
  [/\bkids?\b/gi, "minors"],
  [/\bscams?\b/gi, "refund"],
  [/\blegit\b/gi, "independent"],
  [/\bproblem\b/gi, "mistake"],
  [/\bunsubscribe\b/gi, "cancel subscription"],
  [/ (?:vs|versus)\.? /gi, " "],
  // The name of an app without its space.
  [/(?<=\p{L}{3})ai\b/giu, " ai"],
];

/** A query in the words of the texts. The same where it has no others. */
export function toTextWords(query: string): string {
  return otherWords.reduce((text, [typed, written]) => text.replace(typed, written), query);
}
