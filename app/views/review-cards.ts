import type { ComparedApp } from "@/components/review/compare-with";
import type { EvidencePicture } from "@/components/review/evidence-list";
import type { BlankReview } from "@/components/review/not-reviewed-yet";
import type { PickData } from "@/components/review/pick-list";
import type { RankedCardData } from "@/components/review/ranked-card";
import type { RankingTableRow } from "@/components/review/ranking-table";
import type { ReviewLink } from "@/components/review/review-links";
import type { ScoreData } from "@/components/review/score";
import { listAlternatives } from "@/lib/apps/alternatives";
import { getEvidence } from "@/lib/apps/app-tests";
import { findPrice, getAppOf, reviewsByApp } from "@/lib/apps/apps";
import { sideBySide } from "@/lib/apps/comparison-links";
import { describeYear } from "@/lib/apps/prices";
import { choosePicks, getLabel, rankingRows } from "@/lib/apps/ranking";
import type { App, RankedReview, Review } from "@/lib/content/entry-types";
import type { PickRule } from "@/lib/content/schemas/category-schema";
import type { Score } from "@/lib/content/scoring/score";
import { getDocument } from "@/lib/content/site/documents";
import { allPartners, appsBySlug, defaultPartner, rankingBySlug, type Site } from "@/lib/content/site/site";
import { type AffiliateLinkTarget, choosePartner } from "@/lib/offers/affiliate-link";
import { getPaying, targetTo } from "@/lib/offers/partners";
import { renderSnippet } from "@/lib/text/render-snippet";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { markInvented } from "@/lib/util/sample";

/** The target of a review's affiliate links: nobody where it sells nothing. @param page Path of the page that shows them. */
export function getTarget(site: Site, review: RankedReview, page: string): AffiliateLinkTarget {
  const target = targetTo(choosePartner(review, allPartners(site), defaultPartner(site)), page);
  return review.offers === "none" ? { ...target, partnerName: "", isDown: true } : target;
}

/** What a card shows of a review's score; `undefined` without a test. */
export function toScore({ score }: Review): ScoreData | undefined {
  return score && toScoreData(score);
}

function toScoreData({ overall, points }: Score): ScoreData {
  return { stars: overall, total: points.total, of: points.of };
}

/** Ranking at a glance. */
export function getRankingRows(site: Site): RankingTableRow[] {
  const rows = rankingRows(site).map(({ score, ...row }) => ({ ...row, score: toScoreData(score) }));
  return markInvented(rows);
}

/** The best apps for the wishes of a category, each with the first sentence of its review's excerpt. */
export function getPicks(site: Site, rules: readonly PickRule[]): PickData[] {
  return choosePicks(site, rules).map(({ title, review, score }) => {
    const app = getAppOf(site, review);
    return {
      title,
      slug: review.slug,
      appName: review.product,
      icon: app?.icon,
      cover: review.coverImage,
      score: toScoreData(score),
      year: app && describeYear(app.plans),
      why: /^.+?[.!?](?= |$)/.exec(review.excerpt)?.[0] ?? review.excerpt,
    };
  });
}

/** What a card of the ranking shows; its rank decides how much. */
export function toRankedCard(site: Site, review: RankedReview): RankedCardData {
  const texts = getDocument(site, "site/reviews-list");
  const { slug, title, product, excerpt, rank, coverImage, coverAlt, pros, cons } = review;
  const app = getAppOf(site, review);
  const isFirst = rank === 1;
  const isReviewed = rank !== undefined && rank <= limits.reviewedRanks;
  return {
    slug,
    title,
    appName: product,
    icon: app?.icon,
    excerpt,
    rank,
    coverImage,
    coverAlt,
    pros,
    cons,
    score: toScore(review),
    year: app && describeYear(app.plans),
    label: getLabel(site, review),
    badges: [...(isFirst ? [texts.topBadge] : []), ...(isReviewed ? [texts.reviewedBadge] : [])],
    verdictHtml: isReviewed ? renderSnippet(review.verdict) : undefined,
    editorNoteHtml: isFirst && review.editorNote ? renderSnippet(review.editorNote) : undefined,
    screens: toScreens(site, review),
    target: getTarget(site, review, routes.reviews()),
    website: app?.website,
  };
}

/** The pictures of the test behind a review. */
export function toScreens(site: Site, { score }: RankedReview): EvidencePicture[] {
  return score ? getEvidence(site, score.test) : [];
}

/** What the list of apps that nobody has tested says of one. */
export function toBlankReview(site: Site, review: RankedReview): BlankReview {
  const { slug, title, product } = review;
  const app = getAppOf(site, review);
  const target = getTarget(site, review, routes.reviews());
  return {
    slug,
    title,
    appName: product,
    icon: app?.icon,
    price: findPrice(site, review),
    target,
    website: app?.website,
  };
}

export function toReviewLink(review: RankedReview): ReviewLink {
  const { slug, title, coverImage, coverAlt } = review;
  return { slug, title, coverImage, coverAlt, score: toScore(review) };
}

/**
 * The apps that a review is compared with, best rank first, then others with a reason to look at them. Slugs without a review
 * are left out. Nothing is an alternative to an app that nobody has tested.
 */
export function comparedWith(site: Site, review: RankedReview): ComparedApp[] {
  const { about, comparison, score } = review;
  const alternatives = score ? listAlternatives(site, review) : [];
  const named = comparison.flatMap(({ slug }) => rankingBySlug(site).get(slug) ?? []).sort(byRank);
  const others = alternatives.filter(({ slug }) => named.every((one) => one.about !== slug));
  const paying = getPaying(site);
  const toCompared = (name: string, app: App | undefined, other: Review | undefined): ComparedApp => ({
    name,
    icon: app?.icon,
    review: other && routes.review(other.slug),
    score: other && toScore(other),
    isInvented: (other ?? { isInvented: app?.invented === true }).isInvented,
    paysUs: other !== undefined && paying.has(other.slug),
    year: app && describeYear(app.plans),
    comparison: about && app ? sideBySide(site, about, app.slug) : undefined,
    reason: alternatives.find(({ slug }) => slug === app?.slug)?.reason,
  });
  return markInvented(
    [
      ...named.map((other) => toCompared(other.product, getAppOf(site, other), other)),
      ...others.map(({ slug, name }) => toCompared(name, appsBySlug(site).get(slug), reviewsByApp(site).get(slug))),
    ],
    getAppOf(site, review),
  );
}

function byRank(one: RankedReview, other: RankedReview): number {
  return (one.rank ?? Number.POSITIVE_INFINITY) - (other.rank ?? Number.POSITIVE_INFINITY);
}
