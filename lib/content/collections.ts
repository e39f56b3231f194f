import { authorSchema } from "./schemas/author";
import { categorySchema } from "./schemas/category";
import { claimsSchema } from "./schemas/claims";
import { criteriaSchema } from "./schemas/criteria";
import { homeSchema } from "./schemas/home";
import { movedSchema } from "./schemas/moved";
import { aboutPageSchema, contactPageSchema, helpPageSchema, legalPageSchema } from "./schemas/pages";
import { partnerSchema } from "./schemas/partner";
import { postSchema } from "./schemas/post";
import { reviewSchema } from "./schemas/review";
import { reviewsListSchema } from "./schemas/reviews-list";
import { siteSchema } from "./schemas/site";
import { teamSchema } from "./schemas/team";

/** Slug of the main blog, the category whose filter takes every article. */
export const mainBlog = "blog";

/** Folders of which every file is one entry with the same schema. */
export const collectionSchemas = {
  blog: postSchema,
  reviews: reviewSchema,
  authors: authorSchema,
  categories: categorySchema,
  partners: partnerSchema,
} as const;

/** Files that each have a schema of their own; every one must be there. */
export const documentSchemas = {
  "site/claims": claimsSchema,
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

export type CollectionName = keyof typeof collectionSchemas;
export type DocumentName = keyof typeof documentSchemas;
