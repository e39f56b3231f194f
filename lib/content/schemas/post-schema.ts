import { z } from "zod";
import { imageAlt, imagePath, isoDate, publishing, slug, text } from "./fields";
import { correctionSchema, referenceSchema } from "./source-schema";

/** Fields that articles and reviews share (docs/product.md, section 3, "Blog post"). */
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
  tags: z.array(text(30)).min(1).max(6),
  /** 1200 by 675 pixels. */
  coverImage: imagePath,
  coverAlt: imageAlt,
  /** Day of publication. The entry is not public before it. */
  date: isoDate,
  /** Day of the last real change. */
  updated: isoDate.optional(),
  /** What was wrong here and has been put right, in any order. */
  corrections: z.array(correctionSchema).max(50).default([]),
  /** What the text rests on, elsewhere; listed at its end. */
  sources: z.array(referenceSchema).max(20).default([]),
  /** A file of content/authors. */
  author: slug,
  /** Reading time in minutes; computed from the text if not given. */
  readTime: z.number().int().min(1).max(120).optional(),
  ...publishing,
};

/** An article: content/blog/<slug>.md. */
export const postSchema = z.strictObject({
  ...entryFields,
  /** The partner whose offer the page shows, instead of the default partner. */
  partner: slug.optional(),
});

export type PostData = z.infer<typeof postSchema>;
