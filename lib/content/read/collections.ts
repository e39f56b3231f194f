import { authorSchema } from "../schemas/author-schema";
import { brandSchema } from "../schemas/brand-schema";
import { categorySchema } from "../schemas/category-schema";
import { claimsSchema } from "../schemas/claims-schema";
import { criteriaSchema } from "../schemas/criteria";
import { factSheetSchema } from "../schemas/fact-sheet-schema";
import { homeSchema } from "../schemas/home-schema";
import { movedSchema } from "../schemas/moved-schema";
import {
  aboutPageSchema,
  contactPageSchema,
  helpPageSchema,
  legalPageSchema,
  openPageSchema,
} from "../schemas/page-schemas";
import { partnerSchema } from "../schemas/partner-schema";
import { postSchema } from "../schemas/post-schema";
import { productSchema } from "../schemas/product-schema";
import { reviewSchema } from "../schemas/review-schema";
import { reviewsListSchema } from "../schemas/reviews-list-schema";
import { siteSchema } from "../schemas/site-schema";
import { teamSchema } from "../schemas/team-schema";

/** Slug of the main blog, the category whose filter takes every article. */
export const mainBlog = "blog";

/** Folders of which every file is one entry with the same schema, but for the documents below. */
export const collectionSchemas = {
  blog: postSchema,
  reviews: reviewSchema,
  authors: authorSchema,
  categories: categorySchema,
  partners: partnerSchema,
  products: productSchema,
  pages: openPageSchema,
} as const;

/** Files that each have a schema of their own; every one must be there. */
export const documentSchemas = {
  "site/claims": claimsSchema,
  "site/fact-sheet": factSheetSchema,
  "site/brand": brandSchema,
  "site/site": siteSchema,
  "site/home": homeSchema,
  "site/reviews-list": reviewsListSchema,
  "site/criteria": criteriaSchema,
  "site/team": teamSchema,
  "site/moved": movedSchema,
  "pages/about": aboutPageSchema,
  "pages/contact": contactPageSchema,
  "pages/help": helpPageSchema,
  "pages/terms": legalPageSchema,
  "pages/privacy": legalPageSchema,
  "pages/affiliate-disclosure": legalPageSchema,
} as const;

/** The documents that the site links to by itself: what a reader agrees to, and how it earns its money. */
export const legalDocuments = ["pages/terms", "pages/privacy", "pages/affiliate-disclosure"] as const;

export type CollectionName = keyof typeof collectionSchemas;
export type DocumentName = keyof typeof documentSchemas;
