import { z } from "zod";
import { decimal, imageAlt, imagePath, isoDate, slug, text } from "./fields";
import { corrections } from "./source-schema";

/** Points for one criterion, from 0 to 10 in steps of 0.1. */
const points = decimal(10, 1, "Write points with one decimal, like 9.3.");

/** A picture that shows what the tester saw. */
const evidenceSchema = z.strictObject({
  file: imagePath,
  alt: imageAlt,
  /** What to see in it, in one sentence. */
  caption: text(200),
  /** Day on which it was taken; it lies within the test. */
  takenOn: isoDate.optional(),
  /** `no`: nothing explicit is in it. What is explicit is described, never shown; the check demands the word. */
  explicit: z.enum(["no", "yes"]).optional(),
  /** `app`: the app made the picture itself. Its caption then says so. */
  madeBy: z.enum(["app"]).optional(),
});

/** One step of the way out, as the tester took it. */
const stepSchema = z.strictObject({
  /** What the tester did, in a few words: "Opened Plan and payment". */
  what: text(140),
  /** A picture of `evidence` that shows it. */
  picture: imagePath.optional(),
  /** Day on which it was done; it lies within the test. */
  on: isoDate,
});

const steps = z.array(stepSchema).min(1).max(30).optional();

/** How the tester left: each step from wanting to until it was done. What was not tried is left out. */
const leavingSchema = z.strictObject({
  /** Ending the plan where it was bought. */
  cancel: z.strictObject({ web: steps, ios: steps, android: steps }).default({}),
  /** Deleting the account. */
  delete: steps,
  /** Getting a copy of one's texts. */
  export: steps,
});

/**
 * One test of one app: content/test-reports/<product>-<date>.md. An app without one has no score. The body is the protocol:
 * what was done, and what failed.
 */
export const testSchema = z.strictObject({
  /** The app: a file of content/products. */
  product: slug,
  /** Day on which the result was published. The record is not public before it. */
  date: isoDate,
  /** The author who tested: a file of content/authors. */
  tester: slug,
  /** First day of the test. */
  from: isoDate,
  /** Last day of the test. */
  to: isoDate,
  /** The plan that was tested: an id of the app's plans. */
  plan: slug.optional(),
  /** What was tested, like "web, June 2025". */
  version: text(60),
  /** Edition of content/site/scoring.md by which it was tested. */
  method: z.number().int().min(1),
  /** Hours of use. */
  hours: z.number().min(0.1).max(2000),
  /** What came out, in one or two sentences. */
  summary: text(300),
  /** Points for each criterion of content/site/scoring.md, by its id. */
  scores: z.record(slug, points),
  evidence: z.array(evidenceSchema).max(12).default([]),
  /**
   * Set when the test turns out not to hold: its points no longer count, the record stays, and readers are told. The score then rests on
   * the newest earlier test, or there is none.
   */
  retracted: z
    .strictObject({
      /** Day of the retraction. */
      date: isoDate,
      /** Why, in a sentence or two for readers. */
      why: text(300, 10),
    })
    .optional(),
  leaving: leavingSchema.optional(),
  /** What was wrong in this record and has been put right, in any order. They are shown with the app's review. */
  corrections,
  /** An invented record. Its score is marked wherever it is seen. */
  sample: z.boolean().default(false),
});

export type Leaving = z.infer<typeof leavingSchema>;
export type LeavingStep = z.infer<typeof stepSchema>;
export type TestData = z.infer<typeof testSchema>;
