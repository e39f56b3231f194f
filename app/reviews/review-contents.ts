import { comparedWith } from "@/app/views/review-cards";
import { factGroupId } from "@/components/review/fact-panel";
import type { AppFacts as KnownFacts } from "@/lib/apps/app-facts";
import { correctionsOfReview } from "@/lib/apps/corrections";
import { getProductOf } from "@/lib/apps/products";
import { isPlaceholder } from "@/lib/apps/test-records";
import type { RankedReview } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
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
  const isTested = score !== undefined && !isPlaceholder(score, getProductOf(review));
  return [
    { id: "verdict", text: "Verdict" },
    { id: "pros-and-cons", text: "Pros and cons" },
    ...where(score?.details.length, { id: "detailed-ratings", text: "Detailed Ratings" }),
    ...where(known?.plans.length, { id: "plans", text: "Costs" }),
    ...where(known?.groups.length, { id: "facts", text: "What we know" }),
    ...where(known?.changes.length, { id: "changes", text: "What changed" }),
    { id: "test-record", text: isTested ? "How we tested" : "Not tested" },
    ...where(getProductOf(review), { id: "way-out", text: "How to leave" }),
    ...toc,
    ...where(sources.length, { id: "sources", text: "Sources" }),
    ...where(correctionsOfReview(getSnapshot(), review).length, { id: "entry-corrections", text: "Corrections" }),
    ...where(hasAlternatives, { id: "alternatives", text: "Alternatives" }),
    ...where(known || comparedWith(review).length, { id: "compare-with", text: "Compare With" }),
  ];
}

/** What most readers look for. */
export function listJumps({ review, known, hasAlternatives }: ReviewParts): TocItem[] {
  const answered = known?.groups.find(({ facts }) => facts.some(({ tone }) => tone !== "unknown"));
  const facts = answered
    ? { id: factGroupId(answered.id), text: answered.title }
    : { id: "facts", text: "What we know" };
  const isCompared = known !== undefined || comparedWith(review).length > 0;
  return [
    { id: "verdict", text: "Verdict" },
    ...where(known?.plans.length, { id: "plans", text: "Costs" }),
    ...where(known?.groups.length, facts),
    ...where(hasAlternatives || isCompared, {
      id: hasAlternatives ? "alternatives" : "compare-with",
      text: "Alternatives",
    }),
  ];
}

function where(condition: unknown, item: TocItem): TocItem[] {
  return condition ? [item] : [];
}
