import type { Article, BlogPosting, ItemList, Offer, Review as ReviewData, SoftwareApplication } from "schema-dts";
import { getAppOf } from "../../apps/apps";
import type { Post, Review } from "../../content/entry-types";
import { type AppData, type Plan, platformNames } from "../../content/schemas/app-schema";
import { lastChanged } from "../../content/site/entry-dates";
import { authorsBySlug, type Site } from "../../content/site/site";
import { getEnv } from "../../runtime/env";
import { toDateTime } from "../../util/date";
import { limits } from "../../util/limits";
import { coverImages } from "../../util/media-address";
import { routes } from "../../util/routes";
import { absoluteUrl } from "../metadata/page-metadata";
import { buildPerson, ids, refer } from "./identity";

/** Structured data of an article's page. */
export function postGraph(site: Site, post: Post, wordCount: number) {
  const { facts, people } = common(site, post);
  const things = [buildBlogPosting(post, { ...facts, wordCount }), ...people];
  return { path: routes.post(post.slug), name: post.title, things };
}

/** Structured data of a review's page. */
export function reviewGraph(site: Site, review: Review) {
  const { facts, people } = common(site, review);
  const found = getAppOf(site, review);
  const app = found && buildAppMarkup(found);
  const statesSamples = getEnv().siteStage === "demo";
  const things = [buildReview(review, { ...facts, app, statesSamples }), ...people];
  return { path: routes.review(review.slug), name: review.title, things };
}

function common(site: Site, entry: Post | Review) {
  const found = authorsBySlug(site).get(entry.author);
  // An invented person is nobody to search engines: the site is the author (docs/decisions/049-samples.md).
  const author = found?.sample ? undefined : found;
  const images = coverImages(entry.coverImage);
  return { facts: { hasAuthor: author !== undefined, images }, people: author ? [buildPerson(author)] : [] };
}

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
  { wordCount, ...facts }: EntryFacts & { wordCount?: number },
): Exclude<BlogPosting, string> {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    ...entryFields(post, routes.post(post.slug), facts),
    articleSection: post.category,
    keywords: post.tags.join(", "),
    inLanguage: "en",
    ...(wordCount === undefined ? {} : { wordCount }),
  };
}

/** What is stated of articles and reviews alike. */
function entryFields(entry: Post | Review, path: string, { hasAuthor, images }: EntryFacts) {
  return {
    "@id": ids.entry(path),
    description: entry.excerpt,
    url: absoluteUrl(path),
    image: images.map(absoluteUrl),
    author: refer(hasAuthor ? ids.person(entry.author) : ids.organization()),
    publisher: refer(ids.organization()),
    mainEntityOfPage: refer(ids.page(path)),
    datePublished: toDateTime(entry.date),
    dateModified: toDateTime(lastChanged(entry)),
  };
}

type ReviewFacts = {
  /** Whether a rating that nobody has measured is stated too; default: no. */
  statesSamples?: boolean | undefined;
  /** Structured data of the app, if it has a file of its own. */
  app?: AppMarkup | undefined;
};

/**
 * A review of an app, with the pros and cons of the page; an `Article` about the app where there is no rating to state, because
 * search engines refuse a `Review` without one. Never with what its users say: those ratings are the app's own, and search
 * engines would show them as ours.
 */
export function buildReview(
  review: Review,
  { app, statesSamples = false, ...facts }: EntryFacts & ReviewFacts,
): Extract<ReviewData, { "@type": "Review" }> | Extract<Article, { "@type": "Article" }> {
  const reviewed = {
    "@type": "SoftwareApplication",
    "@id": ids.app(review.slug),
    name: review.product,
    applicationCategory: "EntertainmentApplication",
    ...app,
  } as const;
  const common = entryFields(review, routes.review(review.slug), facts);
  const { score } = review;
  if (!score || (score.isSample && !statesSamples))
    return { "@type": "Article", headline: review.title, ...common, about: reviewed };
  return {
    "@type": "Review",
    name: review.title,
    ...common,
    itemReviewed: reviewed,
    reviewRating: { "@type": "Rating", ratingValue: score.overall, bestRating: limits.starScale, worstRating: 0 },
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

/** The structured data of an app that come from its file. */
export type AppMarkup = Pick<
  Extract<SoftwareApplication, { "@type": "SoftwareApplication" }>,
  "operatingSystem" | "offers"
>;

/** Unit codes for schema.org (UN/CEFACT, recommendation 20). */
const unitCodes = { week: "WEE", month: "MON", year: "ANN" } as const;

/** Platforms and prices of an app, each price with the day on which it was seen, whatever its age. Leaves out what is unknown. */
function buildAppMarkup({ platforms, plans }: Pick<AppData, "platforms" | "plans">): AppMarkup {
  return {
    ...(platforms.length > 0
      ? { operatingSystem: platforms.map((platform) => platformNames[platform]).join(", ") }
      : {}),
    ...(plans.length > 0 ? { offers: plans.map(buildOffer) } : {}),
  };
}

function buildOffer({ name, price, currency, every, checkedOn }: Plan): Offer {
  const amount = { price, priceCurrency: currency };
  // Since then at the latest: nobody knows until when it holds, so there is no `priceValidUntil`.
  const offer = { "@type": "Offer", name, ...amount, validFrom: checkedOn } as const;
  if (every.kind !== "time") return offer;
  const referenceQuantity = {
    "@type": "QuantitativeValue",
    value: every.count,
    unitCode: unitCodes[every.unit],
  } as const;
  return { ...offer, priceSpecification: { "@type": "UnitPriceSpecification", ...amount, referenceQuantity } };
}
