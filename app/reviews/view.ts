import type { Metadata } from "next";
import type { PresetFilter } from "@/components/finder/preset-filters";
import { appsByName } from "@/lib/apps/apps";
import { getConditions } from "@/lib/apps/finder/conditions";
import { type FindCriteria, findAddress, noCriteria } from "@/lib/apps/finder/criteria";
import { findApps } from "@/lib/apps/finder/find-apps";
import { getDocument, getSiteTexts } from "@/lib/content/site/documents";
import { rankedReviews, type Site } from "@/lib/content/site/site";
import { buildPageMetadata } from "@/lib/machines/metadata/page-metadata";
import { buildItemList } from "@/lib/machines/structured-data/page-graph";
import { defaultTarget } from "@/lib/offers/partners";
import { renderSnippet } from "@/lib/text/render-snippet";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { titleBeforeColon } from "@/lib/util/title";
import { closingCta } from "../views/offer-blocks";
import { getPaying, getRankingRows, toBlankReview, toRankedCard } from "../views/review-cards";

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
    searches: reviews.length > 0 ? presetFilters(site) : undefined,
    feed: routes.rssFeed("reviews"),
    ranking: { reviews: ranked.map((review) => toRankedCard(site, review)), disclosure: shortDisclosure },
    untested: {
      reviews: reviews.filter(({ score }) => !score).map((review) => toBlankReview(site, review)),
      disclosure: shortDisclosure,
    },
    how: { process, method, disclosure: { ...disclosure, html: renderSnippet(disclosure.text) } },
    closing: { ...closingCta(site, defaultTarget(site, path)), ...closing, quote: site.library.shown.letter },
  };
}

/**
 * Searches with one condition each, for pages that lead into Find: a free plan, then the yes-or-no questions in the order
 * of the fact sheet. A condition that no app is known to meet is left out.
 */
export function presetFilters(site: Site): PresetFilter[] {
  const sheet = getDocument(site, "site/fact-sheet");
  const method = getDocument(site, "site/scoring");
  const { day } = site;
  const apps = appsByName(site).map((app) => ({ slug: app.slug, name: app.name, judged: app }));
  const questions = sheet.groups.flatMap(({ facts }) => facts).filter(({ better }) => better !== undefined);
  const asked: FindCriteria[] = [
    { ...noCriteria, free: true },
    ...questions.map(({ id }) => ({ ...noCriteria, facts: [id] })),
  ];
  return asked
    .flatMap((criteria): PresetFilter[] => {
      const [condition] = getConditions(criteria, sheet, day).conditions;
      const count = findApps(apps, criteria, { sheet, method, day }).fitting.length;
      return condition && count > 0 ? [{ label: condition.label, count, href: findAddress(criteria) }] : [];
    })
    .slice(0, limits.presetFilters);
}
