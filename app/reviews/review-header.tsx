import { toScore } from "@/app/views/review-cards";
import { AnswerCard } from "@/components/review/answer-card";
import { AppCta } from "@/components/review/app-cta";
import { ReviewHead } from "@/components/review/review-head";
import { priceFigures } from "@/lib/apps/price-figures";
import { getDealBreakers } from "@/lib/apps/product-facts";
import { getProductOf } from "@/lib/apps/products";
import { isPlaceholder } from "@/lib/apps/test-records";
import type { RankedReview } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getSite } from "@/lib/content/snapshot/site-document";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { affiliateClick } from "@/lib/offers/events";
import { getDefaultPartner } from "@/lib/offers/partners";
import { firstSentence } from "@/lib/text/plain-text";
import { routes } from "@/lib/util/routes";

/** Name of a review and the first sentence of its verdict. */
export function ReviewHeader({ review }: { review: RankedReview }) {
  return (
    <ReviewHead
      back={{ label: "Back to Reviews", href: routes.reviews() }}
      category={{ name: review.category, href: routes.reviews() }}
      title={review.title}
      verdict={firstSentence(review.verdict)}
    />
  );
}

type ReviewAnswerProps = { review: RankedReview; target: AffiliateLinkTarget };

/** The answer of a review before its reasons. */
export function ReviewAnswer({ review, target }: ReviewAnswerProps) {
  const product = getProductOf(review);
  const sheet = getDocument("site/fact-sheet");
  const { day } = getSnapshot();
  const partner = getDefaultPartner();
  return (
    <AnswerCard
      product={review.product}
      score={toScore(review)}
      isPlaceholder={isPlaceholder(review.score, product)}
      isInvented={product?.invented ?? false}
      prices={priceFigures({ price: review.price, plans: product?.plans ?? [] }, sheet.staleAfter.plans, day)}
      facts={product ? getDealBreakers(product, sheet, day) : []}
    >
      <AppCta
        product={review.product}
        website={product?.website}
        target={target}
        discountCode={review.discountCode}
        discountGives={review.discountGives}
        event={affiliateClick(review.title, review.rank)}
        offer={target.partnerName === partner.name ? partner.offer : undefined}
        disclosure={getSite().shortDisclosure}
      />
    </AnswerCard>
  );
}
