import { limits } from "../../util/limits";
import type { DetailedRating, RankedReview, Review, Test } from "../entry-types";
import { type RatingKey, ratingKeys } from "../schemas/review-schema";
import type { Criterion } from "../schemas/scoring-schema";
import { byNewest } from "../site/entry-dates";

/** Points for one criterion of the published method. */
type CriterionPoints = {
  id: string;
  title: string;
  points: number;
  /** The most points that the criterion gives. */
  of: number;
};

/** What an app has earned in a test, in tenths of a point. */
export type Points = {
  /** In the order of the method. A criterion for which the record gives no points is left out. */
  criteria: readonly CriterionPoints[];
  /** The sum, like 47.9. */
  total: number;
  /** The most points that these criteria give together, like 50. */
  of: number;
};

/** Adds up the points of a test record. @param scores Points by the id of the criterion. */
export function addPoints(
  scores: Readonly<Record<string, number>>,
  method: readonly Pick<Criterion, "id" | "title" | "score">[],
): Points {
  const criteria = method.flatMap(({ id, title, score: of }) => {
    const points = id === undefined ? undefined : scores[id];
    return id === undefined || points === undefined ? [] : [{ id, title, points, of }];
  });
  return { criteria, total: addUp(criteria, ({ points }) => points), of: addUp(criteria, ({ of }) => of) };
}

/** In tenths, so that 9.5 + 9.8 + 9.2 + 9.9 + 9.5 is 47.9 and no fraction of it. */
function addUp<Item>(items: readonly Item[], valueIn: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + Math.round(valueIn(item) * 10), 0) / 10;
}

/** The score of a review. There is none without a test of the app. */
export type Score = {
  /** Stars, 0 to 5 with one decimal. */
  overall: number;
  /** The stars of its parts, in display order; empty where the review gives none. */
  details: readonly DetailedRating[];
  points: Points;
  /** The record that it rests on. */
  test: Test;
  /** Whether the record or the review is invented. Every place that shows the score says so. */
  isSample: boolean;
};

type Rating = Readonly<Partial<Record<RatingKey | "overall", number | undefined>>>;

/**
 * The stars of a review: the average of its parts, or what it gives as `overall` without parts, or what the points of
 * the test come to.
 */
export function getStars(rating: Rating | undefined, points: Points): Pick<Score, "overall" | "details"> {
  const details = ratingKeys.flatMap((key) => {
    const value = rating?.[key];
    return value === undefined ? [] : [{ key, value }];
  });
  return { overall: averageStars(details) ?? rating?.overall ?? starsFromPoints(points), details };
}

/** The average with one decimal, counted in tenths; `undefined` for no parts. */
export function averageStars(details: readonly Pick<DetailedRating, "value">[]): number | undefined {
  if (details.length === 0) return undefined;
  const tenths = details.reduce((sum, { value }) => sum + Math.round(value * 10), 0);
  return Math.round(tenths / details.length) / 10;
}

/** The points of a test as stars, with one decimal: 47.9 of 50 are 4.8. */
export function starsFromPoints({ total, of }: Pick<Points, "total" | "of">): number {
  return of === 0 ? 0 : Math.round((total / of) * limits.starScale * 10) / 10;
}

type Rankable = Pick<Review, "date" | "id"> & { score?: Pick<Score, "overall" | "points"> | undefined };

/**
 * Sorts by the points of the tests, then by stars, then newest first. Ranks count from 1. Reviews without a score come
 * last, newest first, and have no rank.
 */
export function rankReviews<One extends Rankable>(reviews: readonly One[]): (One & Pick<RankedReview, "rank">)[] {
  const share = ({ score }: Rankable) => (score && score.points.of > 0 ? score.points.total / score.points.of : 0);
  const stars = ({ score }: Rankable) => score?.overall ?? 0;
  return [...reviews]
    .sort(
      (a, b) =>
        Number(b.score !== undefined) - Number(a.score !== undefined) ||
        share(b) - share(a) ||
        stars(b) - stars(a) ||
        byNewest(a, b),
    )
    .map((review, index) => ({ ...review, rank: review.score ? index + 1 : undefined }));
}
