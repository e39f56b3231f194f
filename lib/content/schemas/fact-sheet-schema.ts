import { z } from "zod";
import { slug, text, webAddress } from "./fields";

/** Days for which an answer counts as fresh. */
const staleAfter = z.number().int().min(1).max(3650);

const questionSchema = z.strictObject({
  /** The name that apps answer by, and that text quotes: `{{fact:app.id}}`. */
  id: slug,
  /** A few words beside the answer. */
  label: text(60),
  /** At the head of a column of the ranking; the label if not given. Says what is good: "Ad privacy" over answers to "Shares data with advertisers". */
  short: text(16).optional(),
  /** The same as a question, for lists of what is not known. */
  question: text(120),
  /** What an answer may be: yes, no or partly; a number; a short text. Unknown is always one. */
  kind: z.enum(["yes-no", "number", "text"]).default("yes-no"),
  /** What a number counts, in the plural: "days". */
  unit: text(20).optional(),
  /** Why a reader should care, in one sentence. */
  why: text(200),
  /** Which answer is better for a reader, where one is: of yes and no, or of higher and lower numbers. */
  better: z.enum(["yes", "no", "higher", "lower"]).optional(),
  staleAfter: staleAfter.optional(),
});

/** What is asked of every app: content/site/fact-sheet.md. */
export const factSheetSchema = z.strictObject({
  /** Kinds that an app may name. */
  kinds: z
    .array(z.strictObject({ id: slug, label: text(40) }))
    .max(20)
    .default([]),
  /** Days for which an answer is fresh, unless its question says otherwise, and for which a plan's price is. */
  staleAfter: z.strictObject({ facts: staleAfter.default(365), plans: staleAfter.default(180) }).prefault({}),
  groups: z
    .array(
      z.strictObject({
        id: slug,
        title: text(40),
        facts: z.array(questionSchema).min(1).max(20),
        /** Whether an answer that we saw ourselves needs the picture that shows it: for law and security. */
        needsPicture: z.boolean().optional(),
      }),
    )
    .max(12)
    .default([]),
  /** The questions whose answers come first on a review, by id; without it, the first of each of the first three groups. */
  dealBreakers: z.array(slug).max(3).default([]),
  /** The questions whose answers the ranking shows, one a column, by id; without it, those of `dealBreakers`. */
  columns: z.array(slug).max(6).default([]),
  /**
   * The licence under which others may use our facts; /data states it. It covers facts and points, no texts and no pictures.
   * Without it, /data says that none has been granted.
   */
  licence: z.strictObject({ name: text(60), url: webAddress }).optional(),
  sample: z.boolean().default(false),
});

export type FactSheet = z.infer<typeof factSheetSchema>;
export type Question = z.infer<typeof questionSchema>;
