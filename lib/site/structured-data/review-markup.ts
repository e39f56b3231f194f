import type { AggregateRating, ItemList, Review as ReviewData } from "schema-dts";
import type { Review } from "../../content/entry-types";
import { lastChanged } from "../../content/snapshot/entry-dates";
import { toDateTime } from "../../format/date";
import { limits } from "../limits";
import { absoluteUrl } from "../metadata/page-metadata";
import { routes } from "../routes";
import type { AppMarkup } from "./app-markup";
import type { EntryFacts } from "./blog-posting";
import { ids, refer } from "./identity";

/** What users say of an app, as the claims ledger has it; the page shows both figures. */
export type UserRating = {
  /** 0 to 5. */
  average: number;
  /** Ratings behind the average. */
  count: number;
};

type ReviewFacts = {
  /** Only for the partner's app, and only where its claims may be shown. */
  userRating?: UserRating | undefined;
  /** What is known of the app; absent where there is no file of it. Then the review's own price stands. */
  app?: AppMarkup | undefined;
};

/** A review of an app, with what is good and bad about it as the page lists it. */
export function buildReview(
  review: Review,
  { hasAuthor, images, userRating, app }: EntryFacts & ReviewFacts,
): Extract<ReviewData, { "@type": "Review" }> {
  const path = routes.review(review.slug);
  return {
    "@type": "Review",
    "@id": ids.entry(path),
    name: review.title,
    description: review.excerpt,
    url: absoluteUrl(path),
    image: images.map(absoluteUrl),
    author: refer(hasAuthor ? ids.person(review.author) : ids.organization()),
    publisher: refer(ids.organization()),
    mainEntityOfPage: refer(ids.page(path)),
    datePublished: toDateTime(review.date),
    dateModified: toDateTime(lastChanged(review)),
    itemReviewed: {
      "@type": "SoftwareApplication",
      "@id": ids.product(review.slug),
      name: review.product,
      applicationCategory: "EntertainmentApplication",
      ...(app ?? withoutFile(review)),
      ...(userRating ? { aggregateRating: aggregateRating(userRating) } : {}),
    },
    reviewRating: {
      "@type": "Rating",
      ratingValue: review.rating.overall,
      bestRating: limits.starScale,
      worstRating: 0,
    },
    positiveNotes: notes(review.pros),
    negativeNotes: notes(review.cons),
  };
}

/** Of an app without a file, what its review says in its own fields. */
function withoutFile({ priceFrom }: Review): AppMarkup {
  return priceFrom === undefined ? {} : { offers: { "@type": "Offer", price: priceFrom, priceCurrency: "USD" } };
}

function aggregateRating({ average, count }: UserRating): AggregateRating {
  return {
    "@type": "AggregateRating",
    ratingValue: average,
    ratingCount: count,
    bestRating: limits.starScale,
    worstRating: 0,
  };
}

function notes(items: readonly string[]): ItemList {
  return {
    "@type": "ItemList",
    itemListElement: items.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
  };
}
