import { partnerBlock } from "@/app/views/offer-blocks";
import { CommunityCard } from "@/components/article/community-card";
import { OfferBlock } from "@/components/offer/offer-block";
import styles from "@/components/review/review.module.css";
import type { RankedReview } from "@/lib/content/entry-types";
import { getNewestReview } from "@/lib/content/site/reviews";
import { getSiteTexts } from "@/lib/content/site/site-texts";
import { routes } from "@/lib/util/routes";

/** The cards beside the end of a review: the partner's offer, and the forum, which the newest review leaves out. */
export function ReviewSidebar({ review }: { review: RankedReview }) {
  const { reviewCommunity } = getSiteTexts();
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
