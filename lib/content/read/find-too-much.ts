/**
 * What a text may hold: the time to take it apart grows with the square of these, so a file by mistake, or by malice, would hold up
 * the site for seconds. Each is a hundred times what a long text has.
 */
const limits: readonly { sign: RegExp; most: number; what: string }[] = [
  {
    sign: /^[ \t>]*(?:[-*+=]+|\d{1,9}[.)]|\[[^\]\n]*\]:)(?:[ \t]|$)/g,
    most: 1_000,
    what: "items of lists, headings made by lines below them, or notes",
  },
  { sign: /\|/g, most: 10_000, what: "cells of tables" },
];

/** Marks of emphasis in one paragraph. */
const mostMarks = 1_000;

/** Quotes and lists within each other, which nobody reads. Trees this deep are walked safely. */
const deepest = 100;

type TooMuch = {
  /** From 0. */
  line: number;
  message: string;
};

/** Where a text holds more than can be read; `undefined` for nearly every one. */
export function findTooMuch(body: string): TooMuch | undefined {
  const counts = limits.map(() => 0);
  let marks = 0;
  for (const [line, words] of body.split("\n").entries()) {
    if (depthOf(words) > deepest)
      return {
        line,
        message: `Quotes or lists are nested more than ${deepest} deep here. Write them one after the other.`,
      };
    // A row of a table is by itself.
    const isAlone = /^\s*(?:\||$)/.test(words);
    marks = (isAlone ? 0 : marks) + count(words, /[*_~]/g);
    if (marks > mostMarks)
      return { line, message: `This paragraph has more than ${mostMarks} marks of emphasis. Divide it.` };
    for (const [index, { sign, most, what }] of limits.entries()) {
      counts[index] = (counts[index] ?? 0) + count(words, sign);
      if ((counts[index] ?? 0) > most)
        return { line, message: `Up to here the text has more than ${most} ${what}. Divide it into several.` };
    }
  }
  return undefined;
}

function count(words: string, sign: RegExp): number {
  return words.match(sign)?.length ?? 0;
}

/** A marker of a quote or list is a level, and so are two spaces, which may continue one. */
function depthOf(line: string): number {
  const [prefix = ""] = /^(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t])|[ \t])*/.exec(line) ?? [];
  return Math.max(count(prefix, />|[*+-]|\d+[.)]/g), count(prefix, / {2}|\t/g));
}
