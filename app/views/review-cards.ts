import type { ComparedReview } from "@/components/review/compare-with";
import type { EvidenceImage } from "@/components/review/evidence-link";
import type { BlankReview } from "@/components/review/not-reviewed-yet";
import type { PickData } from "@/components/review/pick-list";
import type { RankedCardData } from "@/components/review/ranked-card";
import type { RankingTableRow } from "@/components/review/ranking-table";
import type { ReviewLink } from "@/components/review/related-reviews";
import type { ScoreData } from "@/components/review/score";
import { getYear } from "@/lib/apps/apps";
import { sideBySide } from "@/lib/apps/comparison-links";
import { choosePicks } from "@/lib/apps/picks";
import { countAnswers, getFacts } from "@/lib/apps/product-facts";
import { getPrice, getProductOf } from "@/lib/apps/products";
import { getLabel, rankingRows } from "@/lib/apps/ranking-rows";
import { rankBadges, showsEditorNote, showsVerdict } from "@/lib/apps/scoring/labels";
import { getEvidence } from "@/lib/apps/test-records";
import type { RankedReview, Review } from "@/lib/content/entry-types";
import { noPartner } from "@/lib/content/names";
import type { PickRule } from "@/lib/content/schemas/category-schema";
import type { Score } from "@/lib/content/scoring/score";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument } from "@/lib/content/site/documents";
import { getAllReviews, getReview } from "@/lib/content/site/reviews";
import { type AffiliateLinkTarget, choosePartner, leadsToApp } from "@/lib/offers/affiliate-link";
import { targetTo } from "@/lib/offers/page-targets";
import { getAllPartners, getDefaultPartner } from "@/lib/offers/partners";
import { renderSnippet } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";
import { markInvented } from "@/lib/util/sample";

/** The target of a review's affiliate links: nobody where it sells nothing. @param page Path of the page that shows them. */
export function getTarget(review: RankedReview, page: string): AffiliateLinkTarget {
  const target = targetTo(choosePartner(review, getAllPartners(), getDefaultPartner()), page);
  return review.offers === "none" ? { ...target, partner: noPartner, partnerName: "", isDown: true } : target;
}

/** What a card shows of a review's score; `undefined` without a test. */
export function toScore({ score }: Review): ScoreData | undefined {
  return score && toScoreData(score);
}

function toScoreData({ overall, points }: Score): ScoreData {
  return { stars: overall, total: points.total, of: points.of };
}

/** Ranking at a glance. */
export function getRankingRows(): RankingTableRow[] {
  const rows = rankingRows(currentSite()).map(({ score, ...row }) => ({ ...row, score: toScoreData(score) }));
  return markInvented(rows);
}

/** The best apps for the wishes of a category, each with the first sentence of its review's excerpt. */
export function getPicks(rules: readonly PickRule[]): PickData[] {
  const site = currentSite();
  return choosePicks(site, rules).map(({ title, review, score }) => ({
    title,
    slug: review.slug,
    product: review.product,
    icon: getProductOf(review)?.icon,
    score: toScoreData(score),
    why: /^.+?[.!?](?= |$)/.exec(review.excerpt)?.[0] ?? review.excerpt,
  }));
}

/** The reviews whose app pays us, by slug: what the table of the ranking says of each, and what orders none. */
export function getPaying(): ReadonlySet<string> {
  const path = routes.reviews();
  const paying = getAllReviews().filter((review) => leadsToApp(review.product, getTarget(review, path)));
  return new Set(paying.map(({ slug }) => slug));
}

/** What a card of the ranking shows; its rank decides how much. */
export function toRankedCard(review: RankedReview): RankedCardData {
  const texts = getDocument("site/reviews-list");
  const { slug, title, product, excerpt, rank, coverImage, coverAlt, pros, cons } = review;
  const app = getProductOf(review);
  return {
    slug,
    title,
    product,
    icon: app?.icon,
    excerpt,
    rank,
    coverImage,
    coverAlt,
    pros,
    cons,
    score: toScore(review),
    year: getYear(currentSite(), review)?.text,
    label: getLabel(currentSite(), review),
    badges: rankBadges(rank, texts),
    verdictHtml: showsVerdict(rank) ? renderSnippet(review.verdict) : undefined,
    editorNoteHtml: showsEditorNote(rank) && review.editorNote ? renderSnippet(review.editorNote) : undefined,
    screens: toScreens(review),
    target: getTarget(review, routes.reviews()),
    website: app?.website,
  };
}

/** The first pictures of the test behind a review. */
export function toScreens({ score }: RankedReview): EvidenceImage[] {
  const pictures = score ? getEvidence(score.test) : [];
  return pictures.slice(0, 4).map(({ src, alt, width, height }) => ({ src, alt, width, height }));
}

/** What the list of apps that nobody has tested says of one. */
export function toBlankReview(review: RankedReview): BlankReview {
  const { slug, title, product } = review;
  const app = getProductOf(review);
  const answers = countAnswers(getFacts(app ?? { facts: {} }, getDocument("site/fact-sheet"), currentSite().day));
  const target = getTarget(review, routes.reviews());
  return { slug, title, product, icon: app?.icon, price: getPrice(review), answers, target, website: app?.website };
}

export function toReviewLink(review: RankedReview): ReviewLink {
  const { slug, title, coverImage, coverAlt } = review;
  return { slug, title, coverImage, coverAlt, score: toScore(review) };
}

function toComparedReview(review: RankedReview): ComparedReview {
  const { slug, product, rank } = review;
  const year = getYear(currentSite(), review)?.text;
  return { slug, product, score: toScore(review), isInvented: getProductOf(review)?.invented ?? false, year, rank };
}

/** The reviews that a review is compared with, best rank first. Slugs without a review are left out. */
export function comparedWith(review: RankedReview): ComparedReview[] {
  const others = review.comparison
    .flatMap(({ slug }) => {
      const other = getReview(slug);
      if (!other) return [];
      const isKnown = review.about !== undefined && other.about !== undefined;
      const comparison = isKnown ? sideBySide(review.about ?? "", other.about ?? "") : undefined;
      return [{ ...toComparedReview(other), comparison }];
    })
    .sort((one, other) => (one.rank ?? Number.POSITIVE_INFINITY) - (other.rank ?? Number.POSITIVE_INFINITY));
  return markInvented(others, getProductOf(review));
}
