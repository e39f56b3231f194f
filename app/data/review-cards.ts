import type { ComparedReview } from "@/components/review/compare-with";
import type { RankedCardData } from "@/components/review/ranked-card";
import type { ReviewCardData } from "@/components/review/related-reviews";
import type { RankedReview } from "@/lib/content/entry-types";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getAllPartners, getDefaultPartner } from "@/lib/content/snapshot/partners";
import { getPriceOf } from "@/lib/content/snapshot/products";
import { getReview } from "@/lib/content/snapshot/reviews";
import { renderSnippet } from "@/lib/markdown/render-snippet";
import { type AffiliateLinkTarget, buildAffiliateTarget, choosePartner } from "@/lib/offers/affiliate-link";
import { rankBadges, rankLabel, showsEditorNote, showsVerdict } from "@/lib/products/rank-labels";

/** Where the links of a review lead. */
export function targetOf(review: RankedReview): AffiliateLinkTarget {
  return buildAffiliateTarget(choosePartner(review, getAllPartners(), getDefaultPartner()));
}

/** What a card of the ranking shows; its rank decides how much (docs/product.md, section 4). */
export function toRankedCard(review: RankedReview): RankedCardData {
  const texts = getDocument("site/reviews-list");
  const { slug, title, product, excerpt, rank, coverImage, coverAlt, pros, cons } = review;
  return {
    ...{ slug, title, product, excerpt, rank, coverImage, coverAlt, pros, cons, price: getPriceOf(review) },
    rating: review.rating.overall,
    rankLabel: rankLabel(rank, texts.rankLabels),
    badges: rankBadges(rank, texts),
    verdictHtml: showsVerdict(rank) ? renderSnippet(review.verdict) : undefined,
    editorNoteHtml: showsEditorNote(rank) && review.editor_note ? renderSnippet(review.editor_note) : undefined,
    target: targetOf(review),
  };
}

export function toReviewCard({ slug, title, coverImage, coverAlt, rating }: RankedReview): ReviewCardData {
  return { slug, title, coverImage, coverAlt, rating: rating.overall };
}

export function toComparedReview(review: RankedReview): ComparedReview {
  const { slug, product, rating, rank } = review;
  return { slug, product, rating: rating.overall, price: getPriceOf(review), rank };
}

/** The reviews that a review names to compare with, best rank first; names without a review are left out. */
export function comparedWith(review: RankedReview): ComparedReview[] {
  return review.comparison
    .flatMap(({ slug }) => {
      const other = getReview(slug);
      return other ? [toComparedReview(other)] : [];
    })
    .sort((one, other) => one.rank - other.rank);
}
