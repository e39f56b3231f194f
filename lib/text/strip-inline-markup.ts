/**
 * A line of markdown as readers see it: without the delimiters of emphasis, links and code, and without images,
 * footnote references and HTML tags. Linear time for any input.
 */
export function stripInlineMarkup(line: string): string {
  const kinds = new Uint8Array(line.length);
  stripCode(line, kinds);
  stripLinks(line, kinds);
  stripEmphasis(line, kinds);
  let text = "";
  let done = 0;
  for (let at = 0; at <= line.length; at += 1) {
    if (at < line.length && kinds[at] !== kind.hidden) continue;
    text += line.slice(done, at);
    done = at + 1;
  }
  return text;
}

/** Hides the backticks of code spans and the backslashes of escapes; what they protect becomes literal. */
function stripCode(line: string, kinds: Uint8Array): void {
  const closers = listClosers(line);
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === "\\" && /^[!-/:-@[-`{-~]/.test(line[at + 1] ?? "")) {
      kinds[at] = kind.hidden;
      kinds[at + 1] = kind.literal;
      at += 1;
    } else if (line[at] === "`") {
      const length = runLength(line, at);
      const end = closers.get(at);
      if (end !== undefined) {
        kinds.fill(kind.literal, at + length, end);
        kinds.fill(kind.hidden, at, at + length).fill(kind.hidden, end, end + length);
        at = end;
      }
      at += length - 1;
    }
  }
}

/**
 * By the offset of a backtick run, the offset of the next run of the same length, which closes its code span. Each
 * run is listed a second time without its first backtick, because that one may be escaped.
 */
function listClosers(line: string): Map<number, number> {
  const closers = new Map<number, number>();
  const next = new Map<number, number>();
  for (const { 0: run, index } of [...line.matchAll(/`+/g)].reverse()) {
    for (const skipped of [1, 0]) {
      const end = next.get(run.length - skipped);
      if (end !== undefined && run.length > skipped) closers.set(index + skipped, end);
    }
    next.set(run.length, index);
  }
  return closers;
}

/** Characters `[from, to)` of a line. */
type Span = { from: number; to: number };

/** Reduces links to their text and autolinks to their address; hides images, footnote references and HTML tags. */
function stripLinks(line: string, kinds: Uint8Array): void {
  const open: number[] = [];
  const hidden: Span[] = [];
  const lastTagEnd = line.lastIndexOf(">");
  for (let at = 0; at < line.length; at += 1) {
    if (kinds[at] !== kind.text) continue;
    if (line[at] === "[") open.push(at);
    else if (line[at] === "<" && at < lastTagEnd) at = readTag(line, at, kinds, hidden);
    else if (line[at] === "]" && open.length > 0) at = readLink(line, open.pop() as number, at, hidden);
  }
  let done = 0;
  // Spans may contain each other. Each character is filled once, which keeps the time linear.
  for (const { from, to } of hidden.sort((a, b) => a.from - b.from)) {
    if (to > done) kinds.fill(kind.hidden, Math.max(from, done), to);
    done = Math.max(done, to);
  }
}

/** @returns the offset of the tag's last character, or `at` if no tag begins there. */
function readTag(line: string, at: number, kinds: Uint8Array, hidden: Span[]): number {
  if (!/[a-zA-Z]/.test(line[line[at + 1] === "/" ? at + 2 : at + 1] ?? "")) return at;
  const end = line.indexOf(">", at);
  if (/^<https?:/.test(line.slice(at, at + 7))) {
    kinds.fill(kind.literal, at, end);
    hidden.push({ from: at, to: at + 1 }, { from: end, to: end + 1 });
  } else hidden.push({ from: at, to: end + 1 });
  return end;
}

/** Reads the brackets that open at `start` and close at `at`. @returns the offset of the last character of the link. */
function readLink(line: string, start: number, at: number, hidden: Span[]): number {
  if (line[start + 1] === "^") hidden.push({ from: start, to: at + 1 });
  const end = line[at + 1] === "(" ? destinationEnd(line, at + 1) : -1;
  if (end < 0) return at;
  if (line[start - 1] === "!") hidden.push({ from: start - 1, to: end + 1 });
  else hidden.push({ from: start, to: start + 1 }, { from: at, to: end + 1 });
  return end;
}

/**
 * Offset of the parenthesis that closes the one at `from`, with at most one pair nested inside; -1 if there is none.
 */
function destinationEnd(line: string, from: number): number {
  let depth = 0;
  for (let at = from; at < line.length; at += 1) {
    if (line[at] === "(") depth += 1;
    else if (line[at] === ")") depth -= 1;
    if (depth === 0) return at;
    if (depth > 2) return -1;
  }
  return -1;
}

/**
 * Whether a character of a line of markdown is shown. Only `text` can still turn out to be markup; a `literal`
 * cannot.
 */
const kind = { text: 0, hidden: 1, literal: 2 } as const;

/** Length of the run of equal characters that begins at `at` (CommonMark: delimiter run, backtick string). */
function runLength(line: string, at: number): number {
  let end = at + 1;
  while (end < line.length && line[end] === line[at]) end += 1;
  return end - at;
}

/** A delimiter run that can open emphasis: its sign, its offset, and how many of its characters are unmatched. */
type Opener = { sign: string; at: number; count: number };

/**
 * Hides the delimiters of emphasis (CommonMark 0.31, section 6.2) and of strikethrough (GFM) in a line. Linear time.
 */
function stripEmphasis(line: string, kinds: Uint8Array): void {
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
  const before = getClass(line[at - 1]);
  const after = getClass(line[at + length]);
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
