import { z } from "zod";
import { iconName, isoDate, slug, text } from "./fields";

/** One row of the published method. */
const criterionSchema = z
  .strictObject({
    /** The name by which test records give points. Extra details have none: they explain the points of a criterion. */
    id: slug.optional(),
    icon: iconName,
    title: text(60),
    description: text(240),
    /** The most points that it gives, from 1 to 10. */
    score: z.number().min(1).max(10),
    /** Shown only when the grid is expanded. */
    extraDetail: z.boolean().default(false),
  })
  .refine(({ id, extraDetail }) => (id === undefined) === extraDetail, {
    error: "A criterion has an id, by which tests give points; an extra detail has none.",
    path: ["id"],
  });

/** What earns a label. An app gets the first label whose rule it meets, and each label goes to one app. */
const labelSchema = z
  .strictObject({
    label: text(80),
    /** The app with this rank. */
    rank: z.number().int().min(1).max(100).optional(),
    /** The app with the most points for this criterion. */
    highest: slug.optional(),
    /** The app with the cheapest year among those with at least this many points in all. */
    cheapestYearFrom: z.number().min(0).max(120).optional(),
  })
  .refine(({ label: _, ...rules }) => Object.values(rules).filter((rule) => rule !== undefined).length === 1, {
    error: 'Give one rule: "rank", "highest" or "cheapestYearFrom".',
  });

/** The published method: content/site/scoring.md. Where the points of tests, ranks and labels come from. */
export const scoringSchema = z.strictObject({
  /** Edition of the method. Raise it when criteria or points change: test records name it. */
  version: z.number().int().min(1),
  criteria: z.array(criterionSchema).min(1).max(12),
  /** How far the stars of a review may be from its points, both out of 5. Beyond that, one of them is an error. */
  starsWithin: z.number().min(0).max(5).default(0.3),
  labels: z.array(labelSchema).max(20).default([]),
  /** The label of all other apps. */
  otherwise: text(80),
  /** What each edition changed, in any order. */
  changelog: z
    .array(z.strictObject({ version: z.number().int().min(1), date: isoDate, what: text(200) }))
    .max(50)
    .default([]),
  sample: z.boolean().default(false),
});

export type Scoring = z.infer<typeof scoringSchema>;
export type Criterion = Scoring["criteria"][number];
