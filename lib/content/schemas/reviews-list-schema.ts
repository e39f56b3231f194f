import { z } from "zod";
import { checkProofDays, proof } from "./claims-schema";
import { snippet, text } from "./fields";

/** Texts of the reviews list: content/site/reviews-list.md. */
export const reviewsListSchema = z.strictObject({
  edition: text(30),
  title: text(90),
  lede: text(300),
  seoTitle: text(70),
  seoDescription: text(160, 50),
  criteria: z.strictObject({
    heading: text(80),
    intro: text(300).optional(),
  }),
  topBadge: text(30),
  reviewedBadge: text(30),
  process: z.strictObject({
    heading: text(80),
    intro: text(300).optional(),
    steps: z
      .array(z.strictObject({ title: text(60), text: text(300) }))
      .min(1)
      .max(4),
  }),
  disclosure: z.strictObject({ heading: text(60), text: snippet(600), linkLabel: text(40) }),
  closing: z.strictObject({
    heading: text(80),
    text: text(300),
    label: text(40),
    /** A live site hides it without evidence. */
    testimonial: z
      .strictObject({ quote: text(300), name: text(60), ...proof })
      .check(checkProofDays)
      .optional(),
  }),
  sample: z.boolean().default(false),
});
