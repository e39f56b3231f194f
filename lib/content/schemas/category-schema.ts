import { z } from "zod";
import { offers, text } from "./fields";
import { corrections } from "./source-schema";

/** A condition of a filter. An article matches if it matches every given part; of `anyTag`, one tag is enough. */
const condition = z
  .strictObject({
    category: text(40).optional(),
    tag: text(30).optional(),
    anyTag: z.array(text(30)).min(1).optional(),
  })
  .refine((value) => Object.keys(value).length > 0, "Name a category, a tag or anyTag.");

/** A listing of articles: content/categories/<slug>.md. */
export const categorySchema = z.strictObject({
  name: text(40),
  /** Position in the list of categories, from 0. */
  order: z.number().int().min(0).max(99),
  heading: text(80),
  intro: text(300),
  seoTitle: text(60, 10),
  seoDescription: text(160, 50),
  /** Adds the adult rating tag to the pages of the listing. */
  adult: z.boolean().default(false),
  /** The listing contains the articles that match any of the conditions; `all`: every article. */
  filter: z.union([z.literal("all"), z.array(condition).min(1).max(10)]),
  /** Whether its first page begins with the ranking of the reviewed apps at a glance. */
  ranking: z.boolean().default(false),
  /** What was wrong here and has been put right, in any order. */
  corrections,
  /** No offer on the listing, nor on the articles whose badge links to it. */
  offers,
  sample: z.boolean().default(false),
});

export type CategoryData = z.infer<typeof categorySchema>;
export type FilterRule = CategoryData["filter"];
