import { limits } from "../config/limits";
import type { ParsedEntry } from "./parse-entry";
import type { PostData } from "./schemas/post";
import { type ReviewData, ratingKeys } from "./schemas/review";
import type { Post, Review } from "./types";

/**
 * Minutes to read an entry: what its file says, or its words counted. Counted when asked for, because of ten thousand
 * articles a page shows a few.
 */
export function readTimeOf({ readTime, body }: { readTime?: number | undefined; body: string }): number {
  return readTime ?? readingMinutes(body);
}

/** Minutes to read a markdown text, at least 1. Marks, addresses and fences do not count as words. */
export function readingMinutes(markdown: string): number {
  const words = markdown
    .replace(/\]\([^)]*\)/g, "]")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / limits.wordsPerMinute));
}

export function derivePost({ slug, data, body }: ParsedEntry<PostData>): Post {
  return { ...data, slug, body };
}

export function deriveReview({ slug, data, body }: ParsedEntry<ReviewData>): Review {
  const details = ratingKeys.flatMap((key) => {
    const value = data.rating[key];
    return value === undefined ? [] : [{ key, value }];
  });
  const overall = data.rating.overall ?? roundToTenth(average(details.map((detail) => detail.value)));
  return { ...data, slug, body, rating: { overall, details } };
}

/** 0 for an empty list. */
export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
