import { z } from "zod";
import type { pageDocuments } from "../names";
import {
  claimedCount,
  claimedScore,
  href,
  iconName,
  imageAlt,
  imagePath,
  isoDate,
  offers,
  snippet,
  text,
} from "./fields";
import { faqItem } from "./home-schema";
import { forum } from "./site-schema";
import { corrections } from "./source-schema";

const seo = {
  seoTitle: text(60, 5),
  seoDescription: text(160, 50),
};
/** Fields of every page, which come after its own. */
const last = {
  /** What was wrong here and has been put right, in any order. */
  corrections,
  sample: z.boolean().default(false),
};
const titled = z.strictObject({ title: text(60), text: text(300) });

/** Terms, privacy, affiliate disclosure: content/pages/<name>.md; the text is the body. */
const legalPageSchema = z.strictObject({
  ...seo,
  label: text(30),
  title: text(80),
  /** Days are stored, never today's. */
  effective: isoDate,
  updated: isoDate,
  ...last,
});

/** The lists of links in the footer. */
export const footerGroups = ["pages", "legal"] as const;

/**
 * Any other file of content/pages: a page of its own at `/<name>`, such as an imprint; the text is the body.
 */
export const customPageSchema = z
  .strictObject({
    title: text(60),
    ...seo,
    /** `plain` is a text as it is; `legal` shows its sections beside it, and its days. */
    template: z.enum(["plain", "legal"]).default("plain"),
    /** The small line above the title. */
    label: text(30).optional(),
    /** No offer and no partner link. */
    offers,
    /** Days are stored, never today's. */
    effective: isoDate.optional(),
    updated: isoDate.optional(),
    /** Its link in the footer: which list it ends, and its place among the pages that end it. */
    footer: z.strictObject({ group: z.enum(footerGroups), order: z.number().int().min(0).max(999) }).optional(),
    ...last,
  })
  .refine(({ template, effective, updated }) => template !== "legal" || (effective && updated), {
    path: ["template"],
    error: 'A legal page says when it takes effect: write "effective" and "updated".',
  });

/** content/pages/about.md. */
const aboutPageSchema = z.strictObject({
  ...seo,
  hero: z.strictObject({ label: text(40), headline: text(90), lede: text(300) }),
  mission: z.strictObject({
    heading: text(80),
    /** Its first paragraph is larger. */
    text: snippet(),
    /** Beside it, 16 to 9. */
    picture: z.strictObject({ src: imagePath, alt: imageAlt }).optional(),
  }),
  methodology: z.strictObject({ heading: text(80), intro: text(300), items: z.array(titled).max(6) }).optional(),
  scores: z
    .strictObject({
      heading: text(80),
      intro: text(300).optional(),
      /** Shown below them. A claim in it may be a link to what it rests on: `[{{claim:id}}](claim:id)`. */
      total: snippet(240).optional(),
      items: z.array(z.strictObject({ title: text(60), description: text(200), score: claimedScore })).max(10),
    })
    .optional(),
  values: z.strictObject({ heading: text(80), items: z.array(titled).max(4) }).optional(),
  vision: z.strictObject({ heading: text(80), items: z.array(titled).max(6) }).optional(),
  teamHeading: text(80),
  closing: z.strictObject({ heading: text(80), text: text(300), rating: text(80).optional(), label: text(40), href }),
  ...last,
});

/** content/pages/contact.md. */
const contactPageSchema = z.strictObject({
  ...seo,
  heading: text(80),
  lede: text(300),
  /** Where readers write to; `{{operator:email}}` for that of the operator. */
  email: z.email("Write an email address.").optional(),
  reply: text(160),
  /** When support is available elsewhere. */
  support: text(160).optional(),
  /** Office hours. */
  hours: z
    .array(z.strictObject({ days: text(30), hours: text(40) }))
    .max(7)
    .default([]),
  faq: z.array(faqItem).max(6),
  ...last,
});

/** content/pages/help.md. */
const helpPageSchema = z.strictObject({
  ...seo,
  heading: text(80),
  lede: text(300),
  categories: z
    .array(
      z.strictObject({
        icon: iconName,
        title: text(60),
        text: text(200),
        /** Articles in the category, as docs/reference/behaviour.md states them. */
        articleCount: claimedCount.optional(),
        /** Where the category leads. */
        href,
        /** Topics that the search box filters. */
        topics: z.array(z.strictObject({ label: text(80), href })).max(20),
      }),
    )
    .max(12),
  questions: z.array(faqItem).max(12),
  contact: z.strictObject({ heading: text(60), text: text(200), label: text(40) }),
  /** Another place to ask. */
  community: forum.optional(),
  /** The call to the default partner that ends the page. */
  signUp: z.strictObject({ heading: text(80), text: text(300), label: text(40) }).optional(),
  ...last,
});

/** The pages of content/pages with a schema of their own. The page itself: lib/addresses/pages.ts. */
export const pageDocumentSchemas = {
  "pages/about": aboutPageSchema,
  "pages/contact": contactPageSchema,
  "pages/help": helpPageSchema,
  "pages/terms": legalPageSchema,
  "pages/privacy": legalPageSchema,
  "pages/affiliate-disclosure": legalPageSchema,
} as const satisfies Record<(typeof pageDocuments)[number], z.ZodType>;
