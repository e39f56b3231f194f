import { reviewPartnerBlock } from "@/app/views/offer-blocks";
import { CommunityCard } from "@/components/article/community-card";
import { OfferBlock } from "@/components/offer/offer-block";
import type { RankedReview } from "@/lib/content/entry-types";
import { getNewestReview } from "@/lib/content/snapshot/reviews";
import { getSite } from "@/lib/content/snapshot/site-document";
import { type AffiliateLinkTarget, leadsToApp } from "@/lib/offers/affiliate-link";
import { sellsAroundTexts } from "@/lib/offers/selling-places";

type ReviewSidebarProps = { review: RankedReview; target: AffiliateLinkTarget };

/** The cards beside a review. The latest review has no link to the forum. */
export function ReviewSidebar({ review, target }: ReviewSidebarProps) {
  const { reviewCommunity, reviewOffer } = getSite();
  // The words of `reviewOffer` are about the app of the review.
  const texts = leadsToApp(review.product, target) ? reviewOffer : {};
  return (
    <>
      {sellsAroundTexts() && <OfferBlock {...reviewPartnerBlock(target)} {...texts} variant="card" />}
      {getNewestReview()?.slug !== review.slug && <CommunityCard {...reviewCommunity} />}
    </>
  );
}
