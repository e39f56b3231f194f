import { toScore, toScreens } from "@/app/views/review-cards";
import type { AuthorSummary } from "@/components/article/byline";
import { Byline } from "@/components/article/byline";
import { AnswerCard } from "@/components/review/answer-card";
import { AppCta } from "@/components/review/app-cta";
import { ReviewHead } from "@/components/review/review-head";
import { ScreenStrip } from "@/components/review/screen-strip";
import { VerdictBox } from "@/components/review/verdict-box";
import { MetaLine } from "@/components/ui/meta-line";
import { priceFigures } from "@/lib/apps/price-figures";
import { getDealBreakers } from "@/lib/apps/product-facts";
import { getPrice, getProductOf } from "@/lib/apps/products";
import type { RankedReview } from "@/lib/content/entry-types";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument } from "@/lib/content/site/documents";
import { getSiteTexts } from "@/lib/content/site/site-texts";
import { type AffiliateLinkTarget, leadsToApp } from "@/lib/offers/affiliate-link";
import { affiliateClick } from "@/lib/offers/events";
import { getDefaultPartner } from "@/lib/offers/partners";
import { getReadTime } from "@/lib/text/reading-time";
import { renderSnippet } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";

type ReviewHeaderProps = { review: RankedReview; author: AuthorSummary | undefined; target: AffiliateLinkTarget };

/** Name, stars, payment, author, dates and cover of a review. */
export function ReviewHeader({ review, author, target }: ReviewHeaderProps) {
  const { product } = review;
  return (
    <ReviewHead
      back={{ label: "Back to Reviews", href: routes.reviews() }}
      category={{ name: review.category, href: routes.reviews() }}
      title={review.title}
      score={toScore(review)}
      payment={leadsToApp(product, target) ? `${product} pays us.` : `We earn nothing from ${product}.`}
      cover={{ src: review.coverImage, alt: review.coverAlt }}
    >
      {author && <Byline author={author} />}
      <MetaLine date={review.date} updated={review.updated} readTime={getReadTime(review)} />
    </ReviewHead>
  );
}

/** The whole verdict of a review, with the price range of its app, and what the tester saw. */
export function ReviewVerdict({ review }: { review: RankedReview }) {
  return (
    <div className="stack-4">
      <VerdictBox verdictHtml={renderSnippet(review.verdict)} price={getPrice(review)} />
      <ScreenStrip screens={toScreens(review)} />
    </div>
  );
}

type ReviewAnswerProps = { review: RankedReview; target: AffiliateLinkTarget };

/** The answer of a review before its reasons. */
export function ReviewAnswer({ review, target }: ReviewAnswerProps) {
  const product = getProductOf(review);
  const sheet = getDocument("site/fact-sheet");
  const { day } = currentSite();
  const partner = getDefaultPartner();
  return (
    <AnswerCard
      product={review.product}
      icon={product?.icon}
      score={toScore(review)}
      isInvented={product?.invented ?? false}
      prices={priceFigures({ price: review.price, plans: product?.plans ?? [] }, sheet.staleAfter.plans, day)}
      // What nobody knows of an app that nobody has tested is asked below.
      facts={product && review.score ? getDealBreakers(product, sheet, day) : []}
    >
      <AppCta
        product={review.product}
        website={product?.website}
        target={target}
        discountCode={review.discountCode}
        discountGives={review.discountGives}
        event={affiliateClick(review.title, review.rank)}
        offer={target.partnerName === partner.name ? partner.offer : undefined}
        disclosure={getSiteTexts().shortDisclosure}
      />
    </AnswerCard>
  );
}
