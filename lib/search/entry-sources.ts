import type { Post, Review } from "../content/entry-types";
import { type ResolveClaims, toPlainText } from "../text/plain-text";
import { routes } from "../util/routes";
import { sampleLabels } from "../util/sample";
import type { SearchResult, SearchSource } from "./search-types";

/** The search source of an article. */
export function buildPostSource(post: Post, resolveClaims: ResolveClaims): SearchSource {
  const { slug, tags, body } = post;
  const sample = post.sample ? { sample: sampleLabels.article } : {};
  return {
    result: { ...pickResult(post), type: "blog", url: routes.post(slug), ...sample },
    tags,
    readContent: () => toPlainText(body, resolveClaims),
  };
}

/** The search source of a review. Its content is what readers see: pros, cons, verdict, price and note, then the body. */
export function buildReviewSource(review: Review, resolveClaims: ResolveClaims): SearchSource {
  const { slug, tags, body, score } = review;
  const snippets = [...review.pros, ...review.cons, review.verdict, review.price, review.editorNote];
  return {
    result: {
      ...pickResult(review),
      type: "review",
      url: routes.review(slug),
      ...(score ? { rating: score.overall } : {}),
      ...describeSample(review),
    },
    tags,
    readContent: () => [...snippets.map((one) => toPlainText(one ?? "")), toPlainText(body, resolveClaims)].join("\n"),
  };
}

function pickResult({ id, title, excerpt, slug, category, coverImage }: Post | Review) {
  return { id, title, excerpt, slug, category, coverImage };
}

/** The one mark of a review: an invented app says enough of its score. */
function describeSample({ isInvented, score, sample }: Review): Pick<SearchResult, "sample"> {
  if (isInvented) return { sample: sampleLabels.app };
  if (score?.isSample) return { sample: sampleLabels.score };
  return sample ? { sample: sampleLabels.review } : {};
}
