import { CorrectionList } from "@/components/article/correction-list";
import { SourceList } from "@/components/article/source-list";
import { AffiliateLink } from "@/components/offer/affiliate-link";
import { DisclosureLine } from "@/components/offer/disclosure-line";
import { InlineOffer } from "@/components/offer/inline-offer";
import { NonPartnerCta } from "@/components/review/non-partner-cta";
import { Prose } from "@/components/ui/prose";
import { correctionsOfReview } from "@/lib/apps/corrections";
import { getProductOf } from "@/lib/apps/products";
import type { RankedReview } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getSite } from "@/lib/content/snapshot/site-document";
import { type AffiliateLinkTarget, leadsToApp } from "@/lib/offers/affiliate-link";
import { affiliateClick } from "@/lib/offers/events";
import type { RenderedBody } from "@/lib/text/body-types";
import styles from "./page.module.css";

type ReviewTextProps = {
  review: RankedReview;
  target: AffiliateLinkTarget;
  halves: RenderedBody["halves"];
};

/** The two halves of a review's text with the tracked link between them, its sources and corrections. */
export function ReviewText({ review, target, halves }: ReviewTextProps) {
  const disclosure = getSite().shortDisclosure;
  return (
    <>
      <p className={styles.lede}>{review.excerpt}</p>
      <Prose html={halves[0]} />
      <InlineOffer>
        {leadsToApp(review.product, target) ? (
          <>
            <AffiliateLink
              target={target}
              placement="inline"
              event={affiliateClick(review.title, review.rank)}
              size="lg"
            >
              Visit Website
            </AffiliateLink>
            {!target.isDown && <DisclosureLine text={disclosure} leadsTo={target.partnerName} />}
          </>
        ) : (
          <NonPartnerCta
            product={review.product}
            website={getProductOf(review)?.website}
            target={target}
            placement="inline"
            disclosure={disclosure}
          />
        )}
      </InlineOffer>
      <Prose html={halves[1]} />
      <SourceList sources={review.sources} isFolded />
      <CorrectionList corrections={correctionsOfReview(getSnapshot(), review)} />
    </>
  );
}
