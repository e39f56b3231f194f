import { lineStart } from "../util/position";

/** A sentence around some words, and where it begins in the text. */
export type Around = { text: string; start: number };

/** The beginning of a line that begins something new: a heading, an item, a row, a quote, a field, a fence. */
const blockStart = /^\s*(?:[-*+>#|]|\d+[.)]\s|[A-Za-z_]\w*:(?:\s|$)|---|```|$)/;

/** The end of a sentence, with a quotation mark after it. In a table, the end of a cell is one, too. */
const sentenceEnd = /[.!?]["”’)*_]*(?=\s|$)/g;
const cellEnd = /[.!?]["”’)*_]*(?=\s|$)|(?<!\\)\|/g;

/** How far a sentence is looked for on each side, in characters: a line may be as long as the file. */
const reach = 1200;

/** The sentence of a markdown file at an offset. */
export function sentenceAt(text: string, at: number): Around {
  const offset = Math.max(0, at - reach);
  const near = text.slice(offset, at + reach);
  const [from, to] = blockAt(near, at - offset);
  const block = near.slice(from, to);
  const own = at - offset - from;
  let start = 0;
  let end = block.length;
  for (const { 0: mark, index } of block.matchAll(/^\s*\|/.test(block) ? cellEnd : sentenceEnd)) {
    if (index + mark.length <= own) start = index + mark.length;
    else {
      end = index + mark.length;
      break;
    }
  }
  return { text: block.slice(start, end), start: offset + from + start };
}

/** Start and end of the lines that belong together at an offset. */
function blockAt(text: string, at: number): [number, number] {
  let start = lineStart(text, at);
  while (start > 0 && !blockStart.test(lineFrom(text, start))) {
    const before = lineStart(text, start - 1);
    if (text.slice(before, start).trim() === "") break;
    start = before;
  }
  let end = endOfLine(text, at);
  while (end < text.length && !blockStart.test(lineFrom(text, end + 1))) end = endOfLine(text, end + 1);
  return [start, end];
}

function lineFrom(text: string, start: number): string {
  return text.slice(start, endOfLine(text, start));
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

const clauseEnd = /[,;:()]\s|\s[–—]\s/;

/** The part of a sentence, between commas and the like, at an offset. */
export function clauseAt(sentence: Around, at: number): string {
  const rest = sentence.text.slice(at - sentence.start);
  const end = rest.search(clauseEnd);
  return clauseBefore(sentence, at) + (end < 0 ? rest : rest.slice(0, end));
}

/** The same, up to the offset. */
export function clauseBefore({ text, start }: Around, at: number): string {
  return (
    text
      .slice(0, at - start)
      .split(clauseEnd)
      .at(-1) ?? ""
  );
}

/** Words before which nothing is stated: no, if, ask, would. */
const unstated =
  /\b(?:no|not|never|nor|neither|without|cannot|nobody|none|nothing|\w+n['’]t|hardly|rather than|instead of|whether|if|unless|would|could|might|should|look for|find out|unknown|suppose|imagine)\b/i;

/** A clause that tells the reader to ask. */
const asking = /^\W*(?:(?:then|first|and|do|so)\s+)?ask(?:ing)?\b/i;

/** Whether a sentence states the words at an offset, and does not ask, deny, quote or wonder. */
export function isStated(sentence: Around, at: number, length: number): boolean {
  const own = at - sentence.start;
  if (/\?["”’)*_]*\s*$/.test(sentence.text) || /^\s*>/.test(sentence.text)) return false;
  const before = clauseBefore(sentence, at);
  return !isQuoted(sentence.text, own, length) && !unstated.test(before) && !asking.test(before);
}

/** Whether words are between quotation marks. Marks around a whole field of the frontmatter are none. */
function isQuoted(text: string, own: number, length: number): boolean {
  const body = text.replace(/^(\s*(?:- )?[\w-]+:\s*|\s*- )"/, (start) => `${start.slice(0, -1)} `);
  const straight = body.slice(0, own).split('"').length % 2 === 0 && body.indexOf('"', own + length) >= 0;
  const curly = body.lastIndexOf("“", own) > body.lastIndexOf("”", own) && body.indexOf("”", own) >= 0;
  const emphasis = [...body.matchAll(/(?<![*\w])\*(?!\*)[^*]+\*/g)];
  return straight || curly || emphasis.some(({ 0: said, index }) => own > index && own < index + said.length);
}
