/** Longest message of a receiving service that is shown to a reader, in characters. */
const maxUpstreamText = 500;

/** Makes text from another service safe to show: one line, no control or bidirectional characters, cut at the limit. */
export function toPlainText(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFEFF]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  return Array.from(plain).slice(0, maxUpstreamText).join("").trim();
}
