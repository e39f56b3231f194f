import { z } from "zod";
import { offers, partnerRef, rating, slug, snippet, text } from "./fields";
import { entryFields, lastFields } from "./post-schema";

/** Keys of the detailed rating, in display order. */
export const ratingKeys = ["design", "usability", "features", "value", "support"] as const;

export type RatingKey = (typeof ratingKeys)[number];

const detail = rating.optional();

/** A review: content/reviews/<slug>.md. */
export const reviewSchema = z
  .strictObject({
    ...entryFields,
    /** Name of the reviewed app. */
    product: text(60),
    /** The app's file in content/products: its plans and facts are then shown on the page. */
    about: slug.optional(),
    /**
     * Stars out of 5, which readers see only where the app has a test record. `overall` is the average of the others, and
     * need not be given. Without any, the points of the test are the rating.
     */
    rating: z
      .strictObject({
        overall: detail,
        design: detail,
        usability: detail,
        features: detail,
        value: detail,
        support: detail,
      })
      .refine((value) => Object.values(value).some((one) => one !== undefined), "Give at least one rating.")
      .optional(),
    pros: z.array(text(160)).min(2).max(8),
    cons: z.array(text(160)).min(1).max(8),
    /** One or two sentences of markdown. */
    verdict: snippet(500),
    /** Text for readers, with currency, of an app without plans. */
    price: text(80).optional(),
    editorNote: snippet(600).optional(),
    affiliateLink: partnerRef.optional(),
    discountCode: z
      .string()
      .regex(/^[A-Za-z0-9-]{2,20}$/, "Write a code of 2 to 20 letters, digits and hyphens.")
      .optional(),
    /** What the code takes off, as a label: "20% off the first payment". Without it, the page says that we do not know. */
    discountGives: text(80).optional(),
    /** Other reviews to compare with. */
    comparison: z
      .array(z.strictObject({ name: text(60), slug }))
      .max(5)
      .default([]),
    /** No offer and no partner link: the review of an app for people who are not well. */
    offers,
    ...lastFields,
  })
  .refine((review) => review.offers !== "none" || review.affiliateLink === undefined, {
    path: ["affiliateLink"],
    error: 'With "offers: none" no partner is shown: remove this.',
  });

export type ReviewData = z.infer<typeof reviewSchema>;
