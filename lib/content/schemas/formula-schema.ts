import { z } from "zod";
import { text } from "./fields";

/** A plan of an app, like `luna-ai.low`. */
const planRef = z
  .string()
  .regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'Name an app of content/products and one of its plans, like "luna-ai.low".');

/**
 * How a claim is worked out from the content. A small closed set: each is explained to readers on /how-we-know, and in
 * docs/editors/content-guide.md, "Claims". lib/content/claims/formulas.ts works them out.
 */
export const formulaSchema = z.discriminatedUnion("formula", [
  /** Published reviews, counted. */
  z.strictObject({ formula: z.literal("reviews") }),
  /** Published test records, counted. */
  z.strictObject({ formula: z.literal("tests") }),
  /** Hours of all published test records, added up. */
  z.strictObject({ formula: z.literal("hours-tested") }),
  /** Days of the shortest published test, first and last day included. */
  z.strictObject({ formula: z.literal("shortest-test") }),
  /** Whole months from the first day of the first test to the last day of the last one. */
  z.strictObject({ formula: z.literal("months-tested") }),
  /** Average of the stars of all reviews that have some, out of 5. */
  z.strictObject({ formula: z.literal("average-stars") }),
  /** Points of the app in first place, out of the most that there are. */
  z.strictObject({ formula: z.literal("top-points") }),
  /** Different pages to which a category of the help center leads, or without one all of them. */
  z.strictObject({ formula: z.literal("help-pages"), category: text(60).optional() }),
  /** What a month of a plan comes to. */
  z.strictObject({ formula: z.literal("month-price"), plan: planRef }),
  /** How much less a month of a plan costs than one of another plan, in percent. */
  z.strictObject({ formula: z.literal("discount"), plan: planRef, against: planRef }),
]);

export type Formula = z.infer<typeof formulaSchema>;
