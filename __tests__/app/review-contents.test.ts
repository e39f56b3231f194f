import { listJumps, listSections } from "@/app/reviews/[slug]/contents";
import { factGroupId } from "@/components/review/fact-panel";
import type { AppFacts, FactGroup } from "@/lib/apps/facts";
import { currentSite } from "@/lib/content/site/current-site";
import { rankedReviews } from "@/lib/content/site/site";

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

const none = { alternatives: [], corrections: [], compareWith: { others: [] } };

const jumpsOf = (groups: readonly FactGroup[]) => {
  const [review] = rankedReviews(currentSite());
  if (!review) throw new Error("The fixture site has no review.");
  const known = { groups, plans: [], changes: [] } as unknown as AppFacts;
  return listJumps({ review, known, toc: [], ...none });
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

describe("the contents", () => {
  const known = { groups: [privacy("yes")], plans: [{}], changes: [{}] } as unknown as AppFacts;
  const contentsOf = (headings: number) => {
    const review = { ...rankedReviews(currentSite()).find(({ score }) => score), about: "an-app", sources: [] };
    const toc = Array.from({ length: headings }, (_, index) => ({ id: `h${index}`, text: `Heading ${index}` }));
    return listSections({ review, known, toc, ...none }).map(({ id }) => id);
  };

  it("have the headings of the text between the sections around it", () => {
    expect(contentsOf(2)).toEqual(["verdict", "plans", "facts", "h0", "h1", "test-record", "changes", "way-out"]);
  });

  it("leave out what fewer readers look for, never a heading of the text, where they would be longer than ten lines", () => {
    expect(contentsOf(6)).toEqual([
      "verdict",
      "plans",
      "facts",
      ...["h0", "h1", "h2", "h3", "h4", "h5"],
      "test-record",
    ]);
    expect(contentsOf(12).slice(0, 2)).toEqual(["verdict", "h0"]);
    expect(contentsOf(12)).toHaveLength(13);
  });
});
