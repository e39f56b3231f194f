/** An escape, a code span, an address in angle brackets, a tag. What comes first protects what is in it. */
const literals = /\\([!-/:-@[-`{-~])|(?<!`)(`+)(?!`)(.*?[^`])\2(?!`)|<(https?:[^<>]*)>|<\/?[a-zA-Z][^<>]*>/g;

/** An address with at most one pair of parentheses in it. */
const address = String.raw`\((?:[^()]|\([^()]*\))*\)`;
const pictures = new RegExp(String.raw`!\[[^[\]]*\]${address}`, "g");
const links = new RegExp(String.raw`\[([^[\]]*)\]${address}`, "g");
const notes = /\[\^[^[\]]*\]/g;

/** Emphasis (CommonMark 0.31, 6.2) and strikethrough (GFM) with no other of their kind in them. */
const emphasis = [
  /(?<!\*)(\*{1,3})(?![\s*])([^*]*[^\s*])\1/g,
  /(?<![\p{L}\p{N}_])(_{1,3})(?![\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu,
  /(?<!~)(~{1,2})(?![\s~])([^~]*[^\s~])\1(?!~)/g,
];

/**
 * A line of markdown as readers see it: without the delimiters of emphasis, links and code, and without images, footnote
 * references and HTML tags. Emphasis in emphasis takes a round for each level; the limits of a text (body-limits.ts) keep
 * them few.
 */
export function stripInlineMarkup(line: string): string {
  const kept: string[] = [];
  let text = line.replace(literals, (_, escaped?: string, _ticks?: string, code?: string, url?: string) => {
    // A character for private use stands for each until the end.
    return `\uE000${kept.push(escaped ?? code ?? url ?? "") - 1}\uE001`;
  });
  text = text.replace(pictures, "").replace(links, "$1").replace(notes, "");
  for (const pattern of emphasis) {
    let before: string;
    do {
      before = text;
      text = text.replace(pattern, "$2");
    } while (text !== before);
  }
  return text.replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? "");
}
