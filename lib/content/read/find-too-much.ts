import { type Finding, positionAt } from "../../util/position";

/**
 * What a text may hold: the time to take it apart grows with the square of these, so a file by mistake, or by malice, would hold up
 * the site for seconds. Each is many times what a long text has.
 */
const limits: readonly { sign: RegExp; most: number; what: string }[] = [
  {
    sign: /^[ \t>]*(?:[-*+=]+|\d{1,9}[.)]|\[[^\]\n]*\]:)(?:[ \t]|$)/gm,
    most: 1_000,
    what: "items of lists, headings made by lines below them, or notes",
  },
  { sign: /\|/g, most: 10_000, what: "cells of tables" },
  { sign: /[*_~]/g, most: 3_000, what: "marks of emphasis" },
];

/** Quotes and lists within each other, which nobody reads. Trees this deep are walked safely. */
const deepest = 100;

/** Where a text holds more than can be read; `undefined` for nearly every one. */
export function findTooMuch(body: string): Finding | undefined {
  const deep = body.split("\n").findIndex((line) => depthOf(line) > deepest);
  if (deep >= 0) {
    const message = `Quotes or lists are nested more than ${deepest} deep here. Write them one after the other.`;
    return { line: deep + 1, column: 1, message };
  }
  for (const { sign, most, what } of limits) {
    const found = [...body.matchAll(sign)][most];
    const message = `Up to here the text has more than ${most} ${what}. Divide it into several.`;
    if (found) return { ...positionAt(body, found.index), message };
  }
  return undefined;
}

/** A marker of a quote or list is a level, and so are two spaces, which may continue one. */
function depthOf(line: string): number {
  const [prefix = ""] = /^(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t])|[ \t])*/.exec(line) ?? [];
  const count = (level: RegExp) => prefix.match(level)?.length ?? 0;
  return Math.max(count(/>|[*+-]|\d+[.)]/g), count(/ {2}|\t/g));
}
