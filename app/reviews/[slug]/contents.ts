import { factGroupId } from "@/components/review/fact-panel";
import type { ReviewView } from "@/components/review/review-article";
import { countAnswers } from "@/lib/apps/facts";
import type { RankedReview } from "@/lib/content/entry-types";
import type { TocItem } from "@/lib/text/body-types";

type ReviewParts = Pick<ReviewView, "known" | "compareWith" | "corrections"> & {
  review: Pick<RankedReview, "score" | "sources" | "about">;
  /** The headings of the text. */
  toc: readonly TocItem[];
};

/** With more lines, the contents would be higher than most windows. */
const mostLines = 10;

/** The sections beside the text, those first that most readers look for. */
const byImportance = [
  "verdict",
  "plans",
  "facts",
  "checklist",
  "compare-with",
  "test-record",
  "way-out",
  "changes",
  "entry-corrections",
  "sources",
];

/** The table of contents of a review: all headings of its text, and as many of the page's other sections as there is room for. */
export function listSections({ review, toc, ...parts }: ReviewParts): TocItem[] {
  const { known, corrections } = parts;
  const { score, sources } = review;
  const count = known && countAnswers(known.groups);
  const before = [
    { id: "verdict", text: "Verdict" },
    ...where(isCompared(parts), { id: "compare-with", text: "Compare With" }),
  ];
  const after = [
    ...where(!score, { id: "checklist", text: "Before you pay" }),
    ...where(known?.plans.length, { id: "plans", text: "Costs" }),
    ...where(score ? count?.asked : count?.answered, { id: "facts", text: "What we know" }),
    ...where(score, { id: "test-record", text: "How we tested" }),
    ...where(known?.changes.length, { id: "changes", text: "What changed" }),
    ...where(score && review.about, { id: "way-out", text: "How to leave" }),
    ...where(sources.length, { id: "sources", text: "Sources" }),
    ...where(corrections.length, { id: "entry-corrections", text: "Corrections" }),
  ];
  const found = byImportance.filter((id) => [...before, ...after].some((section) => section.id === id));
  const listed = found.slice(0, Math.max(1, mostLines - toc.length));
  const isListed = ({ id }: TocItem) => listed.includes(id);
  return [...before.filter(isListed), ...toc, ...after.filter(isListed)];
}

/** What most readers look for. */
export function listJumps({ review, ...parts }: ReviewParts): TocItem[] {
  const { known } = parts;
  const answered = known?.groups.find(({ facts }) => facts.some(({ tone }) => tone !== "unknown"));
  const facts = answered
    ? { id: factGroupId(answered.id), text: answered.title }
    : { id: "facts", text: "What we know" };
  return [
    { id: "verdict", text: "Verdict" },
    ...where(isCompared(parts), { id: "compare-with", text: "Alternatives" }),
    ...where(!review.score, { id: "checklist", text: "Before you pay" }),
    ...where(known?.plans.length, { id: "plans", text: "Costs" }),
    ...where(answered ?? (review.score && known?.groups.length), facts),
  ];
}

function isCompared({ compareWith: { others, choose } }: Pick<ReviewParts, "compareWith">): boolean {
  return others.length > 0 || choose !== undefined;
}

function where(condition: unknown, item: TocItem): TocItem[] {
  return condition ? [item] : [];
}
