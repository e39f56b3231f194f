import { z } from "zod";
import { offers, slug, text } from "./fields";
import { corrections } from "./source-schema";

/** A condition of a filter. An article matches if it matches every given part; of `anyTag`, one tag is enough. */
const condition = z
  .strictObject({
    category: text(40).optional(),
    tag: text(30).optional(),
    anyTag: z.array(text(30)).min(1).optional(),
  })
  .refine((value) => Object.keys(value).length > 0, "Name a category, a tag or anyTag.");

/**
 * The best app for one wish: of the ranked apps that meet all that is named, the one with the most points for the criterion,
 * or else the best rank. What the site does not know (a criterion, a type, a question, a platform) leaves the pick out.
 */
const pick = z.strictObject({
  /** What it is the best for: "Best for memory". */
  title: text(40),
  /** Id of a criterion of the method. */
  criterion: slug.optional(),
  /** Id of a type of app (site/fact-sheet.md). */
  kind: slug.optional(),
  /** Id of a question of yes or no, which must have the better answer. */
  fact: slug.optional(),
  platform: slug.optional(),
  /** Whether there must be a free plan. */
  free: z.boolean().default(false),
});

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
  /** The best apps for different wishes, above the ranking; an app is named for the first wish that it is the best for. */
  picks: z.array(pick).max(9).default([]),
  /** What was wrong here and has been put right, in any order. */
  corrections,
  /** No offer on the listing, nor on the articles whose badge links to it. */
  offers,
  sample: z.boolean().default(false),
});

export type CategoryData = z.infer<typeof categorySchema>;
export type FilterRule = CategoryData["filter"];
export type PickRule = CategoryData["picks"][number];
