import { reviewPartnerBlock } from "@/app/views/offer-blocks";
import { CorrectionList } from "@/components/article/correction-list";
import { SourceList } from "@/components/article/source-list";
import { AffiliateLink } from "@/components/offer/affiliate-link";
import { DisclosureLine } from "@/components/offer/disclosure-line";
import { InlineOffer } from "@/components/offer/inline-offer";
import { OfferBlock } from "@/components/offer/offer-block";
import { Prose } from "@/components/ui/prose";
import { correctionsOfReview } from "@/lib/apps/corrections";
import type { RankedReview } from "@/lib/content/entry-types";
import { currentSite } from "@/lib/content/site/current-site";
import { getSiteTexts } from "@/lib/content/site/site-texts";
import { type AffiliateLinkTarget, leadsToApp } from "@/lib/offers/affiliate-link";
import { affiliateClick } from "@/lib/offers/events";
import type { RenderedBody } from "@/lib/text/body-types";

type ReviewTextProps = {
  review: RankedReview;
  target: AffiliateLinkTarget;
  halves: RenderedBody["halves"];
};

/** The two halves of a review's text with the tracked link between them, its sources and corrections. */
export function ReviewText({ review, target, halves }: ReviewTextProps) {
  const disclosure = getSiteTexts().shortDisclosure;
  return (
    <>
      <p className="lede">{review.excerpt}</p>
      <Prose html={halves[0]} />
      {leadsToApp(review.product, target) ? (
        <InlineOffer>
          <AffiliateLink target={target} placement="inline" event={affiliateClick(review.title, review.rank)} size="lg">
            Visit Website
          </AffiliateLink>
          {!target.isDown && <DisclosureLine text={disclosure} leadsTo={target.partnerName} />}
        </InlineOffer>
      ) : (
        <OfferBlock {...reviewPartnerBlock(target)} />
      )}
      <Prose html={halves[1]} />
      <SourceList sources={review.sources} />
      <CorrectionList corrections={correctionsOfReview(currentSite(), review)} />
    </>
  );
}
