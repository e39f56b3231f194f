import { processWide } from "../../runtime/process-wide";
import { limits } from "../../site/limits";
import type { Post, Review } from "../entry-types";
import type { ParsedEntry } from "../read/parse-entry";
import type { PostData } from "../schemas/post-schema";
import { type ReviewData, ratingKeys } from "../schemas/review-schema";

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

/** What is derived of an entry, the same object for as long as its file does not change. */
function onceForEach<Data, Derived>(name: string, derive: (entry: ParsedEntry<Data>) => Derived) {
  return (entry: ParsedEntry<Data>): Derived => {
    const derived = processWide(name, () => new WeakMap<ParsedEntry<Data>, Derived>());
    const known = derived.get(entry);
    if (known !== undefined) return known;
    const fresh = derive(entry);
    derived.set(entry, fresh);
    return fresh;
  };
}

/** The article of a file. */
export const postOf = onceForEach("derived posts", derivePost);

/** The review of a file. */
export const reviewOf = onceForEach("derived reviews", deriveReview);

/** An article as pages want it. */
export function derivePost({ slug, data, body }: ParsedEntry<PostData>): Post {
  return { ...data, slug, body };
}

/** A review as pages want it; its overall rating is the average of its parts where the file says none. */
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

/** To one decimal, as ratings are written. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
