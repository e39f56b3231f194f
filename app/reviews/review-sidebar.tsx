import { partnerBlock } from "@/app/views/offer-blocks";
import { CommunityCard } from "@/components/article/community-card";
import { OfferBlock } from "@/components/offer/offer-block";
import styles from "@/components/review/review.module.css";
import type { RankedReview } from "@/lib/content/entry-types";
import { getNewestReview } from "@/lib/content/snapshot/reviews";
import { getSite } from "@/lib/content/snapshot/site-document";
import { routes } from "@/lib/util/routes";

/** The cards beside the end of a review: the partner's offer, and the forum, which the newest review leaves out. */
export function ReviewSidebar({ review }: { review: RankedReview }) {
  const { reviewCommunity } = getSite();
  return (
    <>
      <OfferBlock {...partnerBlock(undefined, routes.review(review.slug))} variant="card" />
      {getNewestReview()?.slug !== review.slug && reviewCommunity && (
        <div className={styles.reviewCard}>
          <CommunityCard {...reviewCommunity} />
        </div>
      )}
    </>
  );
}
