import { z } from "zod";
import { isoDate, slug, text, webAddress } from "./fields";

/** Where affiliate links go: content/partners/<slug>.md. */
export const partnerSchema = z.strictObject({
  name: text(60),
  /** Exactly one partner is the default. */
  default: z.boolean().default(false),
  homeUrl: webAddress,
  /** Address that affiliate links lead to; source and medium are added as parameters. */
  trackedUrl: webAddress,
  /** Sent as `utm_source`. */
  source: slug,
  /** Sent as `utm_medium`. */
  medium: slug,
  /** Slugs of the reviews whose links always lead here, whatever the review says (docs/product.md, section 7). */
  reviews: z.array(slug).default([]),
  /** What the partner offers; shown nowhere after `endsOn`, nor while the claim that `text` quotes is withheld. */
  offer: z.strictObject({ text: text(80).optional(), endsOn: isoDate.optional() }).optional(),
  sample: z.boolean().default(false),
});

export type PartnerData = z.infer<typeof partnerSchema>;
