import type { Post, Review } from "../content/entry-types";
import { routes } from "../site/routes";
import { type ResolveClaims, toPlainText } from "./plain-text";
import type { SearchSource } from "./search-types";

/** The search source of an article. */
export function buildPostSource(post: Post, resolveClaims: ResolveClaims): SearchSource {
  const { id, title, excerpt, slug, category, coverImage, tags, body } = post;
  return {
    result: { id, title, excerpt, slug, category, coverImage, type: "blog", url: routes.post(slug) },
    tags,
    readContent: () => toPlainText(body, resolveClaims),
  };
}

/**
 * The search source of a review. Its content is what readers see: pros, cons, verdict, price and note, then the body.
 */
export function buildReviewSource(review: Review, resolveClaims: ResolveClaims): SearchSource {
  const { id, title, excerpt, slug, category, coverImage, tags, body, score } = review;
  const snippets = [...review.pros, ...review.cons, review.verdict, review.price, review.editor_note];
  return {
    result: {
      id,
      title,
      excerpt,
      slug,
      category,
      coverImage,
      type: "review",
      url: routes.review(slug),
      ...(score ? { rating: score.overall } : {}),
      ...(score?.isSample ? { isSample: true } : {}),
    },
    tags,
    readContent: () => toPlainText([...snippets.filter((one) => one !== undefined), body].join("\n\n"), resolveClaims),
  };
}
