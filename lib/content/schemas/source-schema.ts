import { z } from "zod";
import { isoDate, text, webAddress } from "./fields";

/** Where a statement about an app comes from: a page on the web, or one of our tests, named by its day, `test:2025-06-04`. */
export const sourceSchema = z.string().refine(isSource, {
  error: 'Give the source: an address that starts with https://, or one of our tests, like "test:2025-06-04".',
});

function isSource(value: string): boolean {
  if (value.startsWith("test:")) return isoDate.safeParse(value.slice("test:".length)).success;
  return z.url({ protocol: /^https$/ }).safeParse(value).success;
}

/** Something that has changed at an app: a price, a policy. */
export const changeSchema = z.strictObject({
  /** Day on which it changed. */
  date: isoDate,
  /** One sentence for readers. */
  what: text(200),
  source: sourceSchema,
  /** The id of the plan whose price changed on this day: this sentence then replaces the step in its `history`. */
  plan: text(40).optional(),
});

/** Something that we had wrong, and have put right. */
const correctionSchema = z.strictObject({
  /** Day on which it was put right. */
  date: isoDate,
  /** What is right, in one sentence for readers. Figures are typed, because they were right on that day. */
  what: text(300),
  /** What it said before. */
  was: text(300),
});

/** The corrections of an entry, in any order. */
export const corrections = z.array(correctionSchema).max(50).default([]);

export type Correction = z.infer<typeof correctionSchema>;

/** Something that a text rests on: a law, a regulator, a paper, a maker's own policy. */
export const referenceSchema = z.strictObject({
  /** Its own title. */
  title: text(160),
  /** Who has published it. */
  by: text(100),
  url: webAddress,
  /** Day on which an editor last looked at it. Left out while nobody has. */
  checkedOn: isoDate.optional(),
});
