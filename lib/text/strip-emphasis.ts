/**
 * Whether a character of a line of markdown is shown. Only `text` can still turn out to be markup; a `literal`
 * cannot.
 */
export const kind = { text: 0, hidden: 1, literal: 2 } as const;

/** Length of the run of equal characters that begins at `at` (CommonMark: delimiter run, backtick string). */
export function runLength(line: string, at: number): number {
  let end = at + 1;
  while (end < line.length && line[end] === line[at]) end += 1;
  return end - at;
}

/** A delimiter run that can open emphasis: its sign, its offset, and how many of its characters are unmatched. */
type Opener = { sign: string; at: number; count: number };

/**
 * Hides the delimiters of emphasis (CommonMark 0.31, section 6.2) and of strikethrough (GFM) in a line. Linear time.
 */
export function stripEmphasis(line: string, kinds: Uint8Array): void {
  const openers: Opener[] = [];
  const openCounts: Record<string, number> = { "*": 0, _: 0, "~": 0 };
  const drop = () => {
    const opener = openers.pop();
    if (opener) openCounts[opener.sign] = (openCounts[opener.sign] ?? 0) - 1;
  };
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] as string;
    if (kinds[at] !== kind.text || !(sign in openCounts)) continue;
    const length = runLength(line, at);
    const { canOpen, canClose } = readFlanks(line, at, length);
    let left = sign === "~" && length > 2 ? 0 : length;
    while (canClose && left > 0 && openCounts[sign]) {
      // Openers between the two are plain text.
      while (openers.at(-1)?.sign !== sign) drop();
      const opener = openers.at(-1) as Opener;
      if (sign === "~" && opener.count !== left) break;
      const used = Math.min(opener.count, left);
      opener.count -= used;
      kinds.fill(kind.hidden, opener.at + opener.count, opener.at + opener.count + used);
      kinds.fill(kind.hidden, at + length - left, at + length - left + used);
      left -= used;
      if (opener.count === 0) drop();
    }
    if (canOpen && left > 0) {
      openers.push({ sign, at: at + length - left, count: left });
      openCounts[sign] = (openCounts[sign] ?? 0) + 1;
    }
    at += length - 1;
  }
}

/** CommonMark's left-flanking and right-flanking delimiter runs, and its stricter rule for underscores inside words. */
function readFlanks(line: string, at: number, length: number): { canOpen: boolean; canClose: boolean } {
  const [before, after] = [getClass(line[at - 1]), getClass(line[at + length])];
  const isLeft = after !== "space" && (after !== "punctuation" || before !== "word");
  const isRight = before !== "space" && (before !== "punctuation" || after !== "word");
  if (line[at] !== "_") return { canOpen: isLeft, canClose: isRight };
  return {
    canOpen: isLeft && (!isRight || before === "punctuation"),
    canClose: isRight && (!isLeft || after === "punctuation"),
  };
}

function getClass(character = " "): "space" | "punctuation" | "word" {
  if (/\s/.test(character)) return "space";
  return /[\p{P}\p{S}]/u.test(character) ? "punctuation" : "word";
}
