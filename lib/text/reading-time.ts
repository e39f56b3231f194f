import { limits } from "../util/limits";
import { memo } from "../util/memo";
import { toPlainText } from "./plain-text";

/** Minutes to read an entry: `readTime` of the file, or computed from its words. Kept: pages ask for the same articles in many lists. */
export const getReadTime = memo(
  (entry: { readTime?: number | undefined; body: string }): number => entry.readTime ?? readingMinutes(entry.body),
);

/** Minutes to read a markdown text, at least 1. Markup, addresses and comments do not count as words. */
export function readingMinutes(markdown: string): number {
  const words = toPlainText(markdown)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / limits.wordsPerMinute));
}
