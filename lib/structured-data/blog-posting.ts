import type { BlogPosting, WithContext } from "schema-dts";
import { routes } from "../config/routes";
import { lastChanged } from "../content/publishing";
import type { Author, Post } from "../content/types";
import { toDateTime } from "../format/date";
import { absoluteUrl } from "../metadata/page-metadata";
import { organizationRef, personOf } from "./identity";

/**
 * An article (specification, section 7).
 * @param wordCount Words of the text as the page shows it; left out where it is not known.
 */
export function buildBlogPosting(
  post: Post,
  author: Author | undefined,
  siteName: string,
  wordCount?: number,
): WithContext<BlogPosting> {
  const url = absoluteUrl(routes.post(post.slug));
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    image: absoluteUrl(post.coverImage),
    author: author ? personOf(author) : organizationRef(siteName),
    publisher: organizationRef(siteName),
    datePublished: toDateTime(post.date),
    dateModified: toDateTime(lastChanged(post)),
    mainEntityOfPage: url,
    url,
    articleSection: post.category,
    keywords: post.tags.join(", "),
    inLanguage: "en",
    ...(wordCount === undefined ? {} : { wordCount }),
  };
}
