import type { Library } from "../../lib/content/snapshot/library";
import { Snapshot } from "../../lib/content/snapshot/snapshot";
import type { OpenData, OpenReview } from "../../lib/machines/open-data/open-data-schema";

/**
 * The content that open data are of, as far as they hold it: apps, tests, reviews without their texts, partners, method and
 * fact sheet. What the site works out of its content can so be worked out of the data alone.
 */
export function fromOpenData(data: OpenData): Snapshot {
  const { apps, otherReviews, partners, method, sheet } = data;
  const reviews = apps.flatMap(({ slug, review }) => (review ? [toReview(review, slug)] : []));
  const collections = {
    products: apps.map(({ slug, facts, ...app }) => ({
      slug,
      data: { ...app, facts: Object.fromEntries(facts.map(({ id, question: _, ...answer }) => [id, answer])) },
    })),
    "test-reports": apps.flatMap(({ slug, tests }) =>
      tests.map((test) => ({ slug: `${slug}-${test.date}`, data: { ...test, product: slug }, body: "" })),
    ),
    reviews: [...reviews, ...otherReviews.map((review) => toReview(review))],
    partners: partners.map(({ slug, name }) => ({ slug, data: { name, reviews: [] } })),
    blog: [],
    authors: [],
    categories: [],
    pages: [],
    laws: [],
  };
  const criteria = method.criteria.map(({ of, ...one }) => ({ ...one, score: of }));
  const documents = { "site/fact-sheet": { data: sheet }, "site/scoring": { data: { ...method, criteria } } };
  // Only what the data hold: whoever asks for more fails.
  return new Snapshot({ collections, documents } as unknown as Library, data.day);
}

function toReview({ slug, score, comparedWith, partner, ...review }: OpenReview, about?: string) {
  return {
    slug,
    body: "",
    data: {
      ...review,
      about,
      affiliateLink: partner,
      draft: false,
      aliases: [],
      comparison: comparedWith.map((other) => ({ slug: other, name: other })),
      rating: score && { overall: score.stars, ...score.details },
    },
  };
}
