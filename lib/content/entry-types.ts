import type { RunningOffer } from "./apps/running-offer";
import type { AppData } from "./schemas/app-schema";
import type { CategoryData } from "./schemas/category-schema";
import type { PartnerData } from "./schemas/partner-schema";
import type { AuthorData } from "./schemas/people-schemas";
import type { PostData } from "./schemas/post-schema";
import type { RatingKey, ReviewData } from "./schemas/review-schema";
import type { TestData } from "./schemas/test-schema";
import type { Score } from "./scoring/score";

/** What every entry of a collection has beside its frontmatter. */
type Entry = {
  /** Name of the file, and last part of the address. */
  slug: string;
  /** Markdown after the frontmatter. */
  body: string;
};

export type Post = PostData & Entry;

export type DetailedRating = {
  key: RatingKey;
  /** 0 to 5. */
  value: number;
};

/** A test of an app. The body is its protocol, in markdown. */
export type Test = TestData & Entry;

export type Review = Omit<ReviewData, "rating"> &
  Entry & {
    /** Absent without a test of the app: such a review says what to check before one pays. */
    score?: Score | undefined;
    /** Whether its app exists on this site only. */
    isInvented: boolean;
  };

/** A review with its place in the ranking, from 1. Without a score it has none. */
export type RankedReview = Review & { rank: number | undefined };

export type Author = AuthorData & Entry;
export type Category = CategoryData & Entry;
export type Partner = Omit<PartnerData, "offer"> &
  Entry & {
    /** The offer that runs. */
    offer?: RunningOffer;
  };
export type App = AppData &
  Entry & {
    /** Whether its plans or answers are invented, or nobody has checked them. Without any, there is nothing that could be. */
    hasSamples: boolean;
  };
