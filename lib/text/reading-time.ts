import { limits } from "../util/limits";
import { toPlainText } from "./plain-text";

/** Minutes by what is read. Pages ask for the same articles in many lists. */
const known = new WeakMap<object, number>();

/** Minutes to read an entry: `readTime` of the file, or computed from its words. */
export function getReadTime(entry: { readTime?: number | undefined; body: string }): number {
  const minutes = entry.readTime ?? known.get(entry) ?? readingMinutes(entry.body);
  known.set(entry, minutes);
  return minutes;
}

/** Minutes to read a markdown text, at least 1. Markup, addresses and comments do not count as words. */
export function readingMinutes(markdown: string): number {
  const words = toPlainText(markdown)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / limits.wordsPerMinute));
}
