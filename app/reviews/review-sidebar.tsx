import { CommunityCard } from "@/components/article/community-card";
import { OfferBlock } from "@/components/offer/offer-block";
import type { RankedReview } from "@/lib/content/entry-types";
import { getNewestReview } from "@/lib/content/snapshot/reviews";
import { getSite } from "@/lib/content/snapshot/site-document";
import { type AffiliateLinkTarget, leadsToApp } from "@/lib/offers/affiliate-link";
import { getDefaultPartner } from "@/lib/offers/partners";

type ReviewSidebarProps = { review: RankedReview; target: AffiliateLinkTarget };

/**
 * The cards beside the end of a review. Where its app is the partner, the answer has the offer; otherwise the partner is
 * here, under its own name. The latest review has no link to the forum.
 */
export function ReviewSidebar({ review, target }: ReviewSidebarProps) {
  const { reviewCommunity, partnerBlock, shortDisclosure } = getSite();
  const partner = getDefaultPartner();
  return (
    <>
      {!leadsToApp(review.product, target) && (
        <OfferBlock
          {...partnerBlock}
          target={target}
          offer={target.partnerName === partner.name ? partner.offer : undefined}
          disclosure={shortDisclosure}
          variant="card"
        />
      )}
      {getNewestReview()?.slug !== review.slug && <CommunityCard {...reviewCommunity} isShort />}
    </>
  );
}
