import { comparedWith } from "@/app/views/review-cards";
import { factGroupId } from "@/components/review/fact-panel";
import type { AppFacts as KnownFacts } from "@/lib/apps/app-facts";
import { correctionsOfReview } from "@/lib/apps/corrections";
import { countAnswers } from "@/lib/apps/product-facts";
import { getProductOf } from "@/lib/apps/products";
import type { RankedReview } from "@/lib/content/entry-types";
import { currentSite } from "@/lib/content/site/current-site";
import type { TocItem } from "@/lib/text/body-types";

type ReviewParts = {
  review: RankedReview;
  known: KnownFacts | undefined;
  /** The headings of the text. */
  toc: readonly TocItem[];
  hasAlternatives: boolean;
};

/** The sections of a review's whole page, in their order; those of the text as they are headed. */
export function listSections({ review, known, toc, hasAlternatives }: ReviewParts): TocItem[] {
  const { score, sources } = review;
  const isBlank = score === undefined;
  const count = known && countAnswers(known.groups);
  return [
    { id: "verdict", text: "Verdict" },
    { id: "pros-and-cons", text: "Pros and cons" },
    ...where(score?.details.length, { id: "detailed-ratings", text: "Detailed Ratings" }),
    ...where(isBlank, { id: "checklist", text: "Before you pay" }),
    ...where(known?.plans.length, { id: "plans", text: "Costs" }),
    ...where(isBlank ? count?.answered : count?.asked, { id: "facts", text: "What we know" }),
    ...where(known?.changes.length, { id: "changes", text: "What changed" }),
    ...where(!isBlank, { id: "test-record", text: "How we tested" }),
    ...where(!isBlank && getProductOf(review), { id: "way-out", text: "How to leave" }),
    ...toc,
    ...where(sources.length, { id: "sources", text: "Sources" }),
    ...where(correctionsOfReview(currentSite(), review).length, { id: "entry-corrections", text: "Corrections" }),
    ...where(hasAlternatives, { id: "alternatives", text: "Alternatives" }),
    ...where(isCompared(review, known), { id: "compare-with", text: "Compare With" }),
  ];
}

/** What most readers look for. */
export function listJumps({ review, known, hasAlternatives }: ReviewParts): TocItem[] {
  const answered = known?.groups.find(({ facts }) => facts.some(({ tone }) => tone !== "unknown"));
  const facts = answered
    ? { id: factGroupId(answered.id), text: answered.title }
    : { id: "facts", text: "What we know" };
  return [
    { id: "verdict", text: "Verdict" },
    ...where(known?.plans.length, { id: "plans", text: "Costs" }),
    ...where(answered ?? (review.score && known?.groups.length), facts),
    ...where(!review.score, { id: "checklist", text: "Before you pay" }),
    ...where(hasAlternatives || isCompared(review, known), {
      id: hasAlternatives ? "alternatives" : "compare-with",
      text: "Alternatives",
    }),
  ];
}

/** A comparison with any other app is offered for an app that has been tested. */
function isCompared(review: RankedReview, known: KnownFacts | undefined): boolean {
  return (known !== undefined && review.score !== undefined) || comparedWith(review).length > 0;
}

function where(condition: unknown, item: TocItem): TocItem[] {
  return condition ? [item] : [];
}
