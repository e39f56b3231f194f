import { fate, rowLength } from "./line-fates";

/** Signs that wait for their counterpart. */
type Opener = { sign: string; at: number; count: number };

/** Finds the marks of emphasis (CommonMark 0.31, section 6.2) and of struck out text in a line; each sign is looked at once. */
export function markEmphasis(line: string, fates: Uint8Array): void {
  const openers: Opener[] = [];
  const waiting: Record<string, number> = { "*": 0, _: 0, "~": 0 };
  const drop = () => {
    const opener = openers.pop();
    if (opener) waiting[opener.sign] = (waiting[opener.sign] ?? 0) - 1;
  };
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] as string;
    if (fates[at] !== fate.text || !(sign in waiting)) continue;
    const length = rowLength(line, at);
    const { canOpen, canClose } = readSides(line, at, length);
    let left = sign === "~" && length > 2 ? 0 : length;
    while (canClose && left > 0 && waiting[sign]) {
      // What was opened inside and is still open is no mark.
      while (openers.at(-1)?.sign !== sign) drop();
      const opener = openers.at(-1) as Opener;
      if (sign === "~" && opener.count !== left) break;
      const used = Math.min(opener.count, left);
      opener.count -= used;
      fates.fill(fate.removed, opener.at + opener.count, opener.at + opener.count + used);
      fates.fill(fate.removed, at + length - left, at + length - left + used);
      left -= used;
      if (opener.count === 0) drop();
    }
    if (canOpen && left > 0) {
      openers.push({ sign, at: at + length - left, count: left });
      waiting[sign] = (waiting[sign] ?? 0) + 1;
    }
    at += length - 1;
  }
}

/** Whether words can begin behind signs, or end before them. Underscores inside a word do neither. */
function readSides(line: string, at: number, length: number): { canOpen: boolean; canClose: boolean } {
  const [before, after] = [kindOf(line[at - 1]), kindOf(line[at + length])];
  const begins = after !== "space" && (after !== "punctuation" || before !== "word");
  const ends = before !== "space" && (before !== "punctuation" || after !== "word");
  if (line[at] !== "_") return { canOpen: begins, canClose: ends };
  return {
    canOpen: begins && (!ends || before === "punctuation"),
    canClose: ends && (!begins || after === "punctuation"),
  };
}

function kindOf(character = " "): "space" | "punctuation" | "word" {
  if (/\s/.test(character)) return "space";
  return /[\p{P}\p{S}]/u.test(character) ? "punctuation" : "word";
}
