import { z } from "zod";
import { dropInvisible } from "../../util/fold";
import { imageAlt, imagePath, isoDate, offers, publishing, slug, text } from "./fields";
import { corrections, referenceSchema } from "./source-schema";

/** Fields that articles and reviews share. */
export const entryFields = {
  /** Unique among articles and reviews. */
  id: z.number().int().min(1).max(1_000_000),
  title: text(90, 10),
  /** Title for search engines, if the real one is too long. */
  seoTitle: text(60, 10).optional(),
  /** Plain text; also the description in search results and previews. */
  excerpt: text(160, 50),
  /** One of `postCategories` in content/site/site.md. */
  category: text(40),
  tags: z.array(text(30).overwrite(dropInvisible)).min(1).max(6),
  /** 1200 by 675 pixels. */
  coverImage: imagePath,
  coverAlt: imageAlt,
  /** Day of publication. The entry is not public before it. */
  date: isoDate,
  /** Date of the last substantial change. */
  updated: isoDate.optional(),
  /** A file of content/authors. */
  author: slug,
  /** Reading time in minutes; computed from the text if not given. */
  readTime: z.number().int().min(1).max(120).optional(),
};

/** More fields that articles and reviews share, which come after their own. */
export const lastFields = {
  /** What was wrong here and has been put right, in any order. */
  corrections,
  /** The sources of the text; listed at its end. */
  sources: z.array(referenceSchema).max(20).default([]),
  ...publishing,
};

/** An article: content/blog/<slug>.md. */
export const postSchema = z
  .strictObject({
    ...entryFields,
    /** The partner whose offer the page shows, instead of the default partner. */
    partner: slug.optional(),
    /** No offer and no partner link. Also if its own category says so (lib/content/site/entries.ts). */
    offers,
    /** Whether it is for readers in distress. It then sells nothing. */
    wellbeing: z.boolean().optional(),
    ...lastFields,
  })
  .refine((post) => !post.wellbeing || post.offers === "none", {
    path: ["wellbeing"],
    error: 'A text for readers in distress sells nothing: write "offers: none".',
  })
  .refine((post) => post.offers !== "none" || post.partner === undefined, {
    path: ["partner"],
    error: 'With "offers: none" no partner is shown: remove this.',
  });

export type PostData = z.infer<typeof postSchema>;
