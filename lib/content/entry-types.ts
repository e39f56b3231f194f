import type { AuthorData } from "./schemas/author-schema";
import type { CategoryData } from "./schemas/category-schema";
import type { PartnerData } from "./schemas/partner-schema";
import type { PostData } from "./schemas/post-schema";
import type { ProductData } from "./schemas/product-schema";
import type { RatingKey, ReviewData } from "./schemas/review-schema";

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

export type Review = Omit<ReviewData, "rating"> &
  Entry & {
    rating: {
      /** 0 to 5; the average of the detailed ratings where the file gives none. */
      overall: number;
      details: DetailedRating[];
    };
  };

/** A review with its place in the ranking, from 1. */
export type RankedReview = Review & { rank: number };

export type Author = AuthorData & Entry;
export type Category = CategoryData & Entry;
export type Partner = Omit<PartnerData, "offer"> & Entry & { /** The running offer in words. */ offer?: string };
export type Product = ProductData & Entry;
