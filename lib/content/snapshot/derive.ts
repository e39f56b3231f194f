import { limits } from "../../site/limits";
import type { Partner, Post, Review } from "../entry-types";
import type { ParsedEntry } from "../read/parse-entry";
import type { PartnerData } from "../schemas/partner-schema";
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

/** A partner as pages want it on a day: with its offer in words while it runs, its last day included. */
export function derivePartner({ slug, data, body }: ParsedEntry<PartnerData>, day: string): Partner {
  const { offer, ...rest } = data;
  const runs = offer?.endsOn === undefined || day <= offer.endsOn;
  return { ...rest, slug, body, ...(offer?.text && runs ? { offer: offer.text } : {}) };
}

/** 0 for an empty list. */
export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** To one decimal, as ratings are written. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
