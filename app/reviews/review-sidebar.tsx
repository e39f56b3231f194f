import { reviewPartnerBlock } from "@/app/views/offer-blocks";
import { CommunityCard } from "@/components/article/community-card";
import { OfferBlock } from "@/components/offer/offer-block";
import type { RankedReview } from "@/lib/content/entry-types";
import { getNewestReview } from "@/lib/content/snapshot/reviews";
import { getSite } from "@/lib/content/snapshot/site-document";
import { type AffiliateLinkTarget, leadsToApp } from "@/lib/offers/affiliate-link";
import { sellsAroundTexts } from "@/lib/offers/page-targets";

type ReviewSidebarProps = { review: RankedReview; target: AffiliateLinkTarget };

/**
 * The cards beside the end of a review. Where its app is the partner, the answer has the offer; otherwise the partner is
 * here, under its own name. The latest review has no link to the forum.
 */
export function ReviewSidebar({ review, target }: ReviewSidebarProps) {
  const { reviewCommunity } = getSite();
  return (
    <>
      {!leadsToApp(review.product, target) && sellsAroundTexts() && (
        <OfferBlock {...reviewPartnerBlock(target)} variant="card" />
      )}
      {getNewestReview()?.slug !== review.slug && reviewCommunity && <CommunityCard {...reviewCommunity} isShort />}
    </>
  );
}
