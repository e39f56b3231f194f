import { AppFacts } from "@/app/reviews/app-facts";
import { ReviewTest } from "@/app/reviews/test-record";
import { BeforeYouPay } from "@/components/review/before-you-pay";
import type { AppFacts as KnownFacts } from "@/lib/apps/app-facts";
import { countAnswers, getColumns, getFacts } from "@/lib/apps/product-facts";
import { getProductOf } from "@/lib/apps/products";
import type { RankedReview } from "@/lib/content/entry-types";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument } from "@/lib/content/site/documents";
import { routes } from "@/lib/util/routes";

type BlankFactsProps = { review: RankedReview; known: KnownFacts | undefined };

/** The facts of an app that nobody has tested: what to check, and the little that is known, with its days. */
export function BlankFacts({ review, known }: BlankFactsProps) {
  const app = getProductOf(review);
  const sheet = getDocument("site/fact-sheet");
  const { day } = currentSite();
  const facts = app ?? { facts: {} };
  const answers = countAnswers(getFacts(facts, sheet, day));
  return (
    <>
      <BeforeYouPay
        tellUs={app ? routes.report(app.slug) : routes.contact()}
        answers={answers}
        open={getColumns(facts, sheet, day).filter(({ tone }) => tone === "unknown")}
      />
      {known && <AppFacts known={answers.answered > 0 ? known : { ...known, groups: [] }} />}
      <ReviewTest review={review} />
    </>
  );
}
