import type { ReviewView } from "@/components/review/review-article";
import { countAnswers } from "@/lib/apps/facts";
import type { RankedReview } from "@/lib/content/entry-types";
import type { TocItem } from "@/lib/text/body-types";

type ReviewParts = Pick<ReviewView, "known" | "compareWith" | "corrections"> & {
  review: Pick<RankedReview, "score" | "sources" | "about">;
  /** The headings of the text. */
  toc: readonly TocItem[];
};

/** What most readers look for: the bar of small screens leads there. */
const jumps = ["verdict", "compare-with", "checklist", "plans", "facts"];

/** The ways to the sections of a review: its contents, with the headings of the text and of what is around it, and a few of these. */
export function listSections({ review, toc, known, compareWith, corrections }: ReviewParts) {
  const { score, sources } = review;
  const count = known && countAnswers(known.groups);
  const before = [
    { id: "verdict", text: "Verdict" },
    ...where(score?.details.length, { id: "detailed-ratings", text: "Detailed Ratings" }),
    ...where(compareWith.others.length > 0 || compareWith.choose, { id: "compare-with", text: "Compare With" }),
    ...where(!score, { id: "checklist", text: "Before you pay" }),
  ];
  const after = [
    ...where(known?.plans.length, { id: "plans", text: "Costs" }),
    ...where(known?.changes.length, { id: "changes", text: "What changed" }),
    ...where(score && review.about, { id: "way-out", text: "How to leave" }),
    ...where(score ? count?.asked : count?.answered, { id: "facts", text: "What we know" }),
    ...where(score, { id: "test-record", text: "How we tested" }),
    ...where(sources.length, { id: "sources", text: "Sources" }),
    ...where(corrections.length, { id: "entry-corrections", text: "Corrections" }),
  ];
  return {
    contents: [...before, ...toc, ...after],
    jumps: [...before, ...after].filter(({ id }) => jumps.includes(id)),
  };
}

function where(condition: unknown, item: TocItem): TocItem[] {
  return condition ? [item] : [];
}
