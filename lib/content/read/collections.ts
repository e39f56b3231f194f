import type { z } from "zod";
import { appSchema } from "../schemas/app-schema";
import { brandSchema } from "../schemas/brand-schema";
import { categorySchema } from "../schemas/category-schema";
import { claimsSchema } from "../schemas/claims-schema";
import { factSheetSchema } from "../schemas/fact-sheet-schema";
import { helplinesSchema } from "../schemas/helplines-schema";
import { homeSchema } from "../schemas/home-schema";
import { movedSchema } from "../schemas/moved-schema";
import { operatorSchema } from "../schemas/operator-schema";
import { customPageSchema, pageDocumentSchemas } from "../schemas/page-schemas";
import { partnerSchema } from "../schemas/partner-schema";
import { authorSchema, teamSchema } from "../schemas/people-schemas";
import { phrasesSchema } from "../schemas/phrases-schema";
import { postSchema } from "../schemas/post-schema";
import { reviewSchema } from "../schemas/review-schema";
import { reviewsListSchema } from "../schemas/reviews-list-schema";
import { scoringSchema } from "../schemas/scoring-schema";
import { siteSchema } from "../schemas/site-schema";
import { testSchema } from "../schemas/test-schema";

/** Schemas of the folders in which each file is one entry, except the documents below. */
export const collectionSchemas = {
  blog: postSchema,
  reviews: reviewSchema,
  authors: authorSchema,
  categories: categorySchema,
  partners: partnerSchema,
  products: appSchema,
  "test-reports": testSchema,
  pages: customPageSchema,
} as const;

/** Files with a schema of their own. All are required. */
export const documentSchemas = {
  "site/claims": claimsSchema,
  "site/fact-sheet": factSheetSchema,
  "site/brand": brandSchema,
  "site/site": siteSchema,
  "site/home": homeSchema,
  "site/reviews-list": reviewsListSchema,
  "site/scoring": scoringSchema,
  "site/helplines": helplinesSchema,
  "site/team": teamSchema,
  "site/operator": operatorSchema,
  "site/moved": movedSchema,
  "site/phrases": phrasesSchema,
  ...pageDocumentSchemas,
} as const;

export const documentNames = Object.keys(documentSchemas) as DocumentName[];

export type CollectionName = keyof typeof collectionSchemas;
export type DocumentName = keyof typeof documentSchemas;

const schemas: Readonly<Record<string, z.ZodType>> = { ...collectionSchemas, ...documentSchemas };

/** The schema of a content file; `undefined` where there is no place for it. @param name Without its ending: "blog/name". */
export function getSchema(name: string): z.ZodType | undefined {
  return schemas[name] ?? schemas[name.split("/")[0] ?? ""];
}
