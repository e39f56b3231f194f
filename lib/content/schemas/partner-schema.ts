import { z } from "zod";
import { isoDate, slug, text, webAddress } from "./fields";

/** The name of a parameter in a web address. Not one that the site fills with something else. */
const parameter = z
  .string()
  .regex(/^(?!utm_)[A-Za-z][A-Za-z0-9_-]{0,29}$/, 'Write the name of a parameter, like "aff_sub", not one of utm_….');

/** A partner, the target of affiliate links: content/partners/<slug>.md. */
export const partnerSchema = z.strictObject({
  name: text(60),
  /** Exactly one partner is the default. */
  default: z.boolean().default(false),
  homeUrl: webAddress,
  /** Target of affiliate links; `source` and `medium` are added as parameters. */
  trackedUrl: webAddress,
  /** Sent as `utm_source`. */
  source: slug,
  /** Sent as `utm_medium`. */
  medium: slug,
  /**
   * Parameter of the partner's network that carries where on the site a link is: placement and page in one value. Nothing in
   * it comes from the reader, so pages stay cached.
   */
  subId: parameter.optional(),
  /** Slugs of reviews whose links lead here, even if the review names another partner. */
  reviews: z.array(slug).default([]),
  /** The partner's offer. Not shown after the day `endsOn`, nor while a claim in `text` or `reason` is withheld. */
  offer: z
    .strictObject({
      text: text(80).optional(),
      /** Why the partner makes it, as a sentence; readers see it. The check demands it. */
      reason: text(120).optional(),
      /** Its true last day; left out if nobody knows one. */
      endsOn: isoDate.optional(),
    })
    .optional(),
  sample: z.boolean().default(false),
});

export type PartnerData = z.infer<typeof partnerSchema>;
