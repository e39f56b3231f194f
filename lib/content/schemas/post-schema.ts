import { z } from "zod";
import { imageAlt, imagePath, isoDate, publishing, slug, text } from "./fields";

/** Fields that articles and reviews share (docs/product.md, section 3, "Blog post"). */
export const entryFields = {
  /** Unique over articles and reviews. */
  id: z.number().int().min(1).max(1_000_000),
  title: text(90, 10),
  /** Title for search engines, where the real one is too long. */
  seoTitle: text(60, 10).optional(),
  /** Plain text; also the page's description. */
  excerpt: text(160, 50),
  /** One of `postCategories` in content/site/site.md. */
  category: text(40),
  tags: z.array(text(30)).min(1).max(6),
  /** 1200 by 675 pixels. */
  coverImage: imagePath,
  coverAlt: imageAlt,
  /** Day of publication; before it the entry is nowhere. */
  date: isoDate,
  /** Day of the last real change. */
  updated: isoDate.optional(),
  /** A file of content/authors. */
  author: slug,
  /** Minutes; counted from the text unless given. */
  readTime: z.number().int().min(1).max(120).optional(),
  ...publishing,
};

/** One article: content/blog/<slug>.md. */
export const postSchema = z.strictObject({
  ...entryFields,
  /** Whose offer the page shows; otherwise the default partner's. */
  partner: slug.optional(),
});

export type PostData = z.infer<typeof postSchema>;
