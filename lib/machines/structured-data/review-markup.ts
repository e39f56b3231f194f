import type { ItemList, Offer, Rating, Review as ReviewData, SoftwareApplication } from "schema-dts";
import { isStale } from "../../apps/freshness";
import type { Review } from "../../content/entry-types";
import type { FactSheet } from "../../content/schemas/fact-sheet-schema";
import type { Plan } from "../../content/schemas/plan-schema";
import { type ProductData, platformNames } from "../../content/schemas/product-schema";
import type { Correction } from "../../content/schemas/source-schema";
import type { Score } from "../../content/scoring/score";
import { lastChanged } from "../../content/snapshot/entry-dates";
import { toDateTime } from "../../util/date";
import { limits } from "../../util/limits";
import { routes } from "../../util/routes";
import { absoluteUrl } from "../metadata/page-metadata";
import { citations, correctionMarkup, type EntryFacts } from "./blog-posting";
import { ids, refer } from "./identity";

type ReviewFacts = {
  /** Of the review, of its app and of the tests. */
  corrections?: readonly Correction[];
  /** Whether a rating that nobody has measured is stated too; default: no. */
  statesSamples?: boolean | undefined;
  /** Structured data of the app. Without a product file it is absent, and the price of the review is used. */
  app?: AppMarkup | undefined;
};

/**
 * A review of an app, with the pros and cons of the page. Never with what its users say: those ratings are the app's own, and
 * search engines would show them as ours.
 */
export function buildReview(
  review: Review,
  { hasAuthor, images, app, corrections, statesSamples = false }: EntryFacts & ReviewFacts,
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
    },
    ...(review.score && (statesSamples || !review.score.isSample) ? { reviewRating: reviewRating(review.score) } : {}),
    ...correctionMarkup(corrections),
    ...citations(review),
    positiveNotes: notes(review.pros),
    negativeNotes: notes(review.cons),
  };
}

/** For an app without a product file: the price of its review. */
function withoutFile({ priceFrom }: Review): AppMarkup {
  return priceFrom === undefined ? {} : { offers: { "@type": "Offer", price: priceFrom, priceCurrency: "USD" } };
}

function reviewRating({ overall }: Score): Rating {
  return { "@type": "Rating", ratingValue: overall, bestRating: limits.starScale, worstRating: 0 };
}

function notes(items: readonly string[]): ItemList {
  return {
    "@type": "ItemList",
    itemListElement: items.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
  };
}

/** The structured data of an app that come from its product file. */
export type AppMarkup = Pick<
  Extract<SoftwareApplication, { "@type": "SoftwareApplication" }>,
  "operatingSystem" | "offers"
>;

/** Unit codes for schema.org (UN/CEFACT, recommendation 20). */
const unitCodes = { week: "WEE", month: "MON", year: "ANN" } as const;

/** Platforms and prices of an app. Leaves out old prices, and what is unknown. */
export function buildAppMarkup(
  { platforms, plans }: Pick<ProductData, "platforms" | "plans">,
  { staleAfter }: Pick<FactSheet, "staleAfter">,
  day: string,
): AppMarkup {
  const fresh = plans.filter(({ checkedOn }) => !isStale(checkedOn, staleAfter.plans, day));
  return {
    ...(platforms.length > 0
      ? { operatingSystem: platforms.map((platform) => platformNames[platform]).join(", ") }
      : {}),
    ...(fresh.length > 0 ? { offers: fresh.map(buildOffer) } : {}),
  };
}

function buildOffer({ name, price, currency, every }: Plan): Offer {
  const amount = { price, priceCurrency: currency };
  const offer = { "@type": "Offer", name, ...amount } as const;
  if (every.kind !== "time") return offer;
  const referenceQuantity = {
    "@type": "QuantitativeValue",
    value: every.count,
    unitCode: unitCodes[every.unit],
  } as const;
  return { ...offer, priceSpecification: { "@type": "UnitPriceSpecification", ...amount, referenceQuantity } };
}
