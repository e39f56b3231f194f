const blocks =
  "address|article|aside|blockquote|div|dl|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|script|section|style|table|ul|details|noscript|object|video|audio";
const startsBlock = new RegExp(`^\\s*(?:<!--|</?(?:${blocks}|li|t[rdh]|tbody|thead|dt|dd|figcaption|summary)\\b)`, "i");

/**
 * Texts of the classic editor have no paragraphs: empty lines part them, and WordPress makes the tags when it shows them
 * (`wpautop`). Texts made of blocks have their tags already.
 */
export function addParagraphs(html: string): string {
  if (/<!-- wp:/.test(html) || !/\n/.test(html)) return html;
  const parts = html.replace(/\r\n?/g, "\n").split(/(<pre\b[\s\S]*?<\/pre>)/i);
  return parts.map((part, index) => (index % 2 === 1 ? part : wrap(part))).join("");
}

function wrap(text: string): string {
  const separated = text.replace(new RegExp(`(</?(?:${blocks})\\b[^>]*>)`, "gi"), "\n\n$1\n\n");
  return separated
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")
    .map((piece) => (startsBlock.test(piece) ? piece : `<p>${piece.replace(/\n/g, "<br>")}</p>`))
    .join("\n");
}
