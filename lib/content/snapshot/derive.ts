import { limits } from "../../site/limits";
import type { Partner, Post, Review } from "../entry-types";
import type { ParsedEntry } from "../read/parse-entry";
import type { PartnerData } from "../schemas/partner-schema";
import type { PostData } from "../schemas/post-schema";
import { type ReviewData, ratingKeys } from "../schemas/review-schema";

/**
 * Minutes to read an entry: `readTime` of the file, or computed from its words. Not a field of the entry, because a
 * page shows only a few of thousands of articles.
 */
export function readTimeOf({ readTime, body }: { readTime?: number | undefined; body: string }): number {
  return readTime ?? readingMinutes(body);
}

/** Minutes to read a markdown text, at least 1. Markup and addresses do not count as words. */
export function readingMinutes(markdown: string): number {
  const words = markdown
    .replace(/\]\([^)]*\)/g, "]")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / limits.wordsPerMinute));
}

/** The article of a file. Claims in its body are not resolved yet. */
export function derivePost({ slug, data, body }: ParsedEntry<PostData>): Post {
  return { ...data, slug, body };
}

/** The review of a file. If the file has no overall rating, it is the average of the detailed ones. */
export function deriveReview({ slug, data, body }: ParsedEntry<ReviewData>): Review {
  const details = ratingKeys.flatMap((key) => {
    const value = data.rating[key];
    return value === undefined ? [] : [{ key, value }];
  });
  const overall = data.rating.overall ?? roundToTenth(average(details.map((detail) => detail.value)));
  return { ...data, slug, body, rating: { overall, details } };
}

/** The partner of a file on a day. `offer` is its text until the end of its last day, then it is left out. */
export function derivePartner({ slug, data, body }: ParsedEntry<PartnerData>, day: string): Partner {
  const { offer, ...rest } = data;
  const runs = offer?.endsOn === undefined || day <= offer.endsOn;
  return { ...rest, slug, body, ...(offer?.text && runs ? { offer: offer.text } : {}) };
}

/** 0 for an empty list. */
export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Rounds to one decimal, the precision of ratings. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
