import { toScore } from "@/app/views/review-cards";
import { type AuthorSummary, Byline } from "@/components/article/byline";
import { AppCta } from "@/components/review/app-cta";
import { PriceLine } from "@/components/review/price-line";
import { ReviewHead } from "@/components/review/review-head";
import { Score } from "@/components/review/score";
import { MetaLine } from "@/components/ui/meta-line";
import { priceFigures } from "@/lib/apps/price-figures";
import { getProductOf } from "@/lib/apps/products";
import type { RankedReview } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getReadTime } from "@/lib/content/snapshot/derive";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getSite } from "@/lib/content/snapshot/site-document";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { affiliateClick } from "@/lib/offers/events";
import { firstSentence } from "@/lib/text/plain-text";
import { routes } from "@/lib/util/routes";

type ReviewHeaderProps = { review: RankedReview; author: AuthorSummary | undefined; target: AffiliateLinkTarget };

/** The answer of a review, before its reasons: title, score, verdict, prices and the way to the app; then author and cover. */
export function ReviewHeader({ review, author, target }: ReviewHeaderProps) {
  const product = getProductOf(review);
  const { staleAfter } = getDocument("site/fact-sheet");
  const priced = { price: review.price, plans: product?.plans ?? [] };
  return (
    <ReviewHead
      back={{ label: "Back to Reviews", href: routes.reviews() }}
      category={{ name: review.category, href: routes.reviews() }}
      title={review.title}
      verdict={firstSentence(review.verdict)}
      cover={{ src: review.coverImage, alt: review.coverAlt }}
      score={<Score size="lg" score={toScore(review)} />}
      answer={
        <>
          <PriceLine
            {...priceFigures(priced, staleAfter.plans, getSnapshot().day)}
            isSample={product?.sample === true && review.price === undefined}
          />
          <AppCta
            product={review.product}
            website={product?.website}
            target={target}
            discountCode={review.discountCode}
            discountGives={review.discountGives}
            event={affiliateClick(review.title, review.rank)}
            disclosure={getSite().shortDisclosure}
          />
        </>
      }
    >
      {author && <Byline author={author} />}
      <MetaLine date={review.date} updated={review.updated} readTime={getReadTime(review)} isSample={review.sample} />
    </ReviewHead>
  );
}
