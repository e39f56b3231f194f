import { listJumps } from "@/app/reviews/review-contents";
import { factGroupId } from "@/components/review/fact-panel";
import type { AppFacts } from "@/lib/apps/app-facts";
import type { FactGroup } from "@/lib/apps/product-facts";
import { getAllReviews } from "@/lib/content/site/reviews";

const fact = (tone: "yes" | "unknown"): FactGroup["facts"][number] => ({
  id: tone,
  label: "A label",
  short: "A label",
  question: "A question?",
  why: "A reason.",
  tone,
  text: tone,
});
const privacy = (tone: "yes" | "unknown") => ({ id: "privacy", title: "Privacy", facts: [fact(tone)] });
const billing = (tone: "yes" | "unknown") => ({ id: "billing", title: "Billing", facts: [fact(tone)] });

const jumpsOf = (groups: readonly FactGroup[]) => {
  const [review] = getAllReviews();
  if (!review) throw new Error("The fixture site has no review.");
  const known = { groups, plans: [], changes: [] } as unknown as AppFacts;
  return listJumps({ review, known, toc: [], hasAlternatives: false });
};

describe("the bar of jumps", () => {
  it("names the group of answers that it leads to: the first with an answer", () => {
    expect(jumpsOf([privacy("unknown"), billing("yes")])).toContainEqual({
      id: factGroupId("billing"),
      text: "Billing",
    });
    expect(jumpsOf([privacy("yes"), billing("yes")])).toContainEqual({ id: factGroupId("privacy"), text: "Privacy" });
  });

  it("leads to what is known where no question is answered", () => {
    expect(jumpsOf([privacy("unknown")])).toContainEqual({ id: "facts", text: "What we know" });
  });
});
