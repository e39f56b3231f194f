import type { BlogPosting, CorrectionComment, CreativeWork } from "schema-dts";
import type { Post } from "../../content/entry-types";
import type { Correction } from "../../content/schemas/source-schema";
import { lastChanged } from "../../content/site/entry-dates";
import { toDateTime } from "../../util/date";
import { routes } from "../../util/routes";
import { absoluteUrl } from "../metadata/page-metadata";
import { ids, refer } from "./identity";

export type EntryFacts = {
  /** Whether the author has a page and a node in the graph. If not, the site is the author. */
  hasAuthor: boolean;
  /** Paths of the cover in the aspect ratios that search engines ask for. The first is the one on the page. */
  images: readonly string[];
};

/**
 * An article.
 * @param wordCount Words of the text. Left out if not known.
 */
export function buildBlogPosting(
  post: Post,
  { hasAuthor, images, wordCount }: EntryFacts & { wordCount?: number },
): Exclude<BlogPosting, string> {
  const path = routes.post(post.slug);
  return {
    "@type": "BlogPosting",
    "@id": ids.entry(path),
    headline: post.title,
    description: post.excerpt,
    image: images.map(absoluteUrl),
    author: refer(hasAuthor ? ids.person(post.author) : ids.organization()),
    publisher: refer(ids.organization()),
    datePublished: toDateTime(post.date),
    dateModified: toDateTime(lastChanged(post)),
    mainEntityOfPage: refer(ids.page(path)),
    url: absoluteUrl(path),
    articleSection: post.category,
    keywords: post.tags.join(", "),
    inLanguage: "en",
    ...correctionMarkup(post.corrections),
    ...citations(post),
    ...(wordCount === undefined ? {} : { wordCount }),
  };
}

/** What an entry names as its sources. */
export function citations({ sources }: Pick<Post, "sources">): { citation?: Exclude<CreativeWork, string>[] } {
  if (sources.length === 0) return {};
  return { citation: sources.map(({ title, url }) => ({ "@type": "CreativeWork", name: title, url })) };
}

/** The property `correction` of an article, a review or a page (schema.org/correction); nothing where nothing was wrong. */
export function correctionMarkup(corrections: readonly Correction[] = []): { correction?: CorrectionComment[] } {
  if (corrections.length === 0) return {};
  return {
    correction: corrections.map(({ date, what }) => ({
      "@type": "CorrectionComment",
      text: what,
      datePublished: toDateTime(date),
    })),
  };
}
