import { CommunityCard } from "@/components/article/community-card";
import { OfferBlock } from "@/components/offer/offer-block";
import { getDefaultPartner } from "@/lib/content/partners";
import { getNewestReview } from "@/lib/content/reviews";
import { getSite } from "@/lib/content/site";
import type { RankedReview } from "@/lib/content/types";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";

type ReviewSidebarProps = { review: RankedReview; target: AffiliateLinkTarget };

/** The cards beside a review. The latest review sends nobody away to the forum (specification, section 2). */
export function ReviewSidebar({ review, target }: ReviewSidebarProps) {
  const { reviewCommunity, reviewOffer, shortDisclosure } = getSite();
  const partner = getDefaultPartner();
  return (
    <>
      <OfferBlock
        {...reviewOffer}
        target={target}
        offer={target.partnerName === partner.name ? partner.offer : undefined}
        disclosure={shortDisclosure}
        look="card"
      />
      {getNewestReview()?.slug !== review.slug && <CommunityCard {...reviewCommunity} />}
    </>
  );
}
