import type { Post, Product, Review } from "../content/entry-types";
import { type ResolveClaims, toPlainText } from "../text/plain-text";
import { routes } from "../util/routes";
import type { SearchSource } from "./search-types";

/** The search source of an article. */
export function buildPostSource(post: Post, resolveClaims: ResolveClaims): SearchSource {
  const { id, title, excerpt, slug, category, coverImage, tags, body } = post;
  const sample = post.sample ? { sample: "Sample article" } : {};
  return {
    result: { id, title, excerpt, slug, category, coverImage, type: "blog", url: routes.post(slug), ...sample },
    tags,
    readContent: () => toPlainText(body, resolveClaims),
  };
}

/**
 * The search source of a review. Its content is what readers see: pros, cons, verdict, price and note, then the body,
 * then what is known of the app.
 * @param readProduct The lines of lib/search/product-text.ts; none without a file of content/products.
 */
export function buildReviewSource(
  review: Review,
  resolveClaims: ResolveClaims,
  readProduct: () => readonly string[] = () => [],
): SearchSource {
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
      ...(score?.isSample ? { sample: "Sample score" } : review.sample ? { sample: "Sample review" } : {}),
    },
    tags,
    readContent: () =>
      [
        toPlainText([...snippets.filter((one) => one !== undefined), body].join("\n\n"), resolveClaims),
        ...readProduct(),
      ].join("\n"),
  };
}

/** The search source of an app that nobody has reviewed. It leads to the form that compares it with others. */
export function buildAppSource({ slug, name }: Product, readProduct: () => readonly string[]): SearchSource {
  const excerpt = `What we know of ${name}, which we have not reviewed: its plans and its answers, beside those of other apps.`;
  return {
    result: {
      ...{ id: `compare-${slug}`, slug: `compare-${slug}`, title: `${name}: what we know`, excerpt },
      ...{ category: "Review", type: "page", url: routes.compare([slug]) },
    },
    tags: [],
    readContent: () => readProduct().join("\n"),
  };
}
