import type { ItemList, Review as ReviewData, WithContext } from "schema-dts";
import { limits } from "../config/limits";
import { routes } from "../config/routes";
import { lastChanged } from "../content/publishing";
import type { Author, Review } from "../content/types";
import { toDateTime } from "../format/date";
import { absoluteUrl } from "../metadata/page-metadata";
import { organizationRef, personOf } from "./identity";

/** A review of an app, with what is good and bad about it as the page lists it. */
export function buildReview(review: Review, author: Author | undefined, siteName: string): WithContext<ReviewData> {
  return {
    "@context": "https://schema.org",
    "@type": "Review",
    name: review.title,
    description: review.excerpt,
    url: absoluteUrl(routes.review(review.slug)),
    author: author ? personOf(author) : organizationRef(siteName),
    publisher: organizationRef(siteName),
    datePublished: toDateTime(review.date),
    dateModified: toDateTime(lastChanged(review)),
    itemReviewed: {
      "@type": "SoftwareApplication",
      name: review.product,
      applicationCategory: "EntertainmentApplication",
      operatingSystem: "Web",
      image: absoluteUrl(review.coverImage),
      ...(review.priceFrom === undefined
        ? {}
        : { offers: { "@type": "Offer", price: review.priceFrom, priceCurrency: "USD" } }),
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

function notes(items: readonly string[]): ItemList {
  return {
    "@type": "ItemList",
    itemListElement: items.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
  };
}
