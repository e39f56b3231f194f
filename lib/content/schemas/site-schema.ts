import { z } from "zod";
import type { Brand } from "./brand-schema";
import { href, text, webAddress } from "./fields";

/** A card that leads to an outside forum. */
export const forum = z.strictObject({ heading: text(60), text: text(200), label: text(40), url: webAddress });

const link = z.strictObject({ label: text(40), href });

/** Texts of header, footer and recurring blocks: content/site/site.md. */
export const siteSchema = z.strictObject({
  /** Page title where a page sets none. */
  tagline: text(70),
  description: text(160, 50),
  /** Short text about the site in the footer. */
  blurb: text(300),
  /** Label of the partner button in the header. */
  ctaLabel: text(30),
  /** Promotional banner. Hidden while its claim or offer is not valid. */
  banner: text(120).optional(),
  /** Rating line in the footer. */
  ratingLine: text(80).optional(),
  /** The main links of the header. */
  navigation: z.array(link).min(1).max(4),
  /** Links to Find, Compare and Costs: a group of their own in header, menu and footer. */
  tools: z.array(link).max(4).default([]),
  /** Last link of the menu, for readers who need a person to talk to. */
  helplines: link.optional(),
  footerPages: z.array(link).min(1).max(8),
  footerLegal: z.array(link).min(1).max(8),
  social: z.array(link).max(6).default([]),
  newsletter: z.strictObject({ heading: text(60), text: text(200) }),
  /** Card that links to an external forum, on articles. */
  community: forum.optional(),
  /** The same card on reviews. */
  reviewCommunity: forum.optional(),
  /** Free-trial card in the sidebar of articles. */
  trial: z.strictObject({ heading: text(60), text: text(200), label: text(40) }).optional(),
  /** Partner block in the middle of an article. */
  partnerBlock: z.strictObject({ heading: text(80), text: text(300), label: text(40) }),
  /** Box at the end of articles, lists and reviews. */
  closingCta: z.strictObject({ heading: text(80), text: text(300), label: text(40) }),
  /**
   * Reminder for readers who are about to leave. Shown while the offer of the default
   * partner is valid and no claim in `text` is withheld.
   */
  exitOffer: z
    .strictObject({ heading: text(80), text: text(300).optional(), label: text(40), dismiss: text(30) })
    .optional(),
  /** Categories of articles and reviews. `adult` adds the rating tag to their pages. */
  postCategories: z
    .array(z.strictObject({ name: text(40), adult: z.boolean().default(false) }))
    .min(1)
    .max(100),
  /** Year in which the organisation was founded, written as a claim. */
  foundingYear: text(10).optional(),
  sample: z.boolean().default(false),
});

/** Texts for every page: these, and the name and disclosure of the brand. */
export type SiteTexts = z.infer<typeof siteSchema> & Brand;
