import type { Metadata } from "next";
import { getDocument, getSiteTexts } from "@/lib/content/site/documents";
import { rankedReviews, type Site } from "@/lib/content/site/site";
import { buildPageMetadata } from "@/lib/machines/metadata/page-metadata";
import { buildItemList } from "@/lib/machines/structured-data/page-graph";
import { defaultTarget, getPaying } from "@/lib/offers/partners";
import { renderSnippet } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";
import { titleBeforeColon } from "@/lib/util/title";
import { closingCta } from "../views/offer-blocks";
import { getRankingRows, toBlankReview, toRankedCard } from "../views/review-cards";

export function reviewsMetadata(site: Site): Metadata {
  const { seoTitle, seoDescription } = getDocument(site, "site/reviews-list");
  return buildPageMetadata({
    title: seoTitle,
    description: seoDescription,
    path: routes.reviews(),
    siteName: getSiteTexts(site).name,
    feedOf: { slug: "reviews", name: "Reviews" },
  });
}

/** What the list of reviews shows. */
export function reviewsView(site: Site) {
  const path = routes.reviews();
  const { shortDisclosure } = getSiteTexts(site);
  const { title, lede, edition, criteria, process, disclosure, closing } = getDocument(site, "site/reviews-list");
  const method = getDocument(site, "site/scoring");
  const reviews = rankedReviews(site);
  const ranked = reviews.filter(({ score }) => score);
  const listed = ranked.map((review) => ({ title: titleBeforeColon(review.title), path: routes.review(review.slug) }));
  return {
    page: { path, name: title, type: "CollectionPage" as const, things: [buildItemList(path, title, listed)] },
    hero: { eyebrow: edition, title, lede },
    matrix: { rows: getRankingRows(site), paying: getPaying(site) },
    criteria: { ...criteria, items: method.criteria },
    isEmpty: reviews.length === 0,
    ranking: {
      feed: routes.rssFeed("reviews"),
      reviews: ranked.map((review) => toRankedCard(site, review)),
      disclosure: shortDisclosure,
    },
    untested: {
      reviews: reviews.filter(({ score }) => !score).map((review) => toBlankReview(site, review)),
      disclosure: shortDisclosure,
    },
    how: { process, method, disclosure: { ...disclosure, html: renderSnippet(disclosure.text) } },
    closing: { ...closingCta(site, defaultTarget(site, path)), ...closing, quote: site.library.shown.letter },
  };
}
