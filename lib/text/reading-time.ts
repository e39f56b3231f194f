import { limits } from "../util/limits";
import { memo } from "../util/memo";
import { toPlainText } from "./plain-text";
import type { Resolve } from "./remark-claims";

/** Minutes to read an entry: `readTime` of the file, or computed from its words. Kept: pages ask for the same articles in many lists. */
export const getReadTime = memo(
  (entry: { readTime?: number | undefined; body: string }): number => entry.readTime ?? readingMinutes(entry.body),
);

/** Minutes to read a markdown text, at least 1. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / limits.wordsPerMinute));
}

/** The words of a markdown text as readers see it. Markup, addresses, comments and punctuation alone do not count. @param resolve Fills in its quotes. */
export function countWords(markdown: string, resolve?: Resolve): number {
  return toPlainText(markdown, resolve)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
