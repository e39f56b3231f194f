import { z } from "zod";
import type { Brand } from "./brand-schema";
import { href, text, webAddress } from "./fields";

const link = z.strictObject({ label: text(40), href });

/** A field that is written in content/site/brand.md. */
const inBrand = z
  .custom<undefined>((value) => value === undefined, "This has moved to content/site/brand.md. Take it out here.")
  .optional();

/** The texts around every page: content/site/site.md (docs/product.md, section 2, "Global chrome"). */
export const siteSchema = z.strictObject({
  name: inBrand,
  partnerTag: inBrand,
  shortDisclosure: inBrand,
  disclaimer: inBrand,
  /** The default title: a generic companion tagline. */
  tagline: text(70),
  description: text(160, 50),
  /** Footer blurb. */
  blurb: text(300),
  /** Label of the partner button in the header. */
  ctaLabel: text(30),
  /** Promotional strip; left out when its claim or offer is gone. */
  banner: text(120).optional(),
  /** Rating line in the footer. */
  ratingLine: text(80).optional(),
  navigation: z.array(link).length(4),
  footerPages: z.array(link).min(1).max(8),
  footerLegal: z.array(link).min(1).max(8),
  social: z.array(link).max(6).default([]),
  newsletter: z.strictObject({ heading: text(60), text: text(200) }),
  /** The card that points to an external forum, on articles and on reviews. */
  community: z.strictObject({ heading: text(60), text: text(200), label: text(40), url: webAddress }),
  /** The forum for reviews. */
  reviewCommunity: z.strictObject({ heading: text(60), text: text(200), label: text(40), url: webAddress }),
  /** The free-trial card of an article's sidebar. */
  trial: z.strictObject({ heading: text(60), text: text(200), label: text(40) }).optional(),
  /** The block in the middle of an article. */
  partnerBlock: z.strictObject({ heading: text(80), text: text(300), label: text(40) }),
  /** The card beside a review: leads to whatever app the review is about. */
  reviewOffer: z.strictObject({ heading: text(80), text: text(300), label: text(40) }),
  /** The box that ends an article, a list and a review. */
  closingCta: z.strictObject({ heading: text(80), text: text(300), label: text(40) }),
  /**
   * The reminder to readers who are about to leave (docs/product.md, section 4). Shown while the default partner's offer
   * runs and the claim that `text` quotes may be shown.
   */
  exitOffer: z
    .strictObject({ heading: text(80), text: text(300).optional(), label: text(40), dismiss: text(30) })
    .optional(),
  /** Names that an article or a review may have as its category. `adult` adds the rating tag to their pages. */
  postCategories: z
    .array(z.strictObject({ name: text(40), adult: z.boolean().default(false) }))
    .min(1)
    .max(20),
  /** Day from which the organisation exists: a year as text, quoted from the claims. */
  foundingYear: text(10).optional(),
  sample: z.boolean().default(false),
});

/** What stands on every page: these texts, with the name and the disclosure of the brand. */
export type Site = Omit<z.infer<typeof siteSchema>, keyof Brand> & Brand;
