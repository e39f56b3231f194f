import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listSections } from "@/app/reviews/[slug]/contents";
import type { AppFacts, FactGroup } from "@/lib/apps/facts";
import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { rankedReviews } from "@/lib/content/site/site";
import { htmlOf } from "../helpers/render-page";
import { siteFolder } from "../helpers/site-folder";

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

const none = { corrections: [], compareWith: { others: [] } };

describe("the contents", () => {
  const known = { groups: [privacy("yes")], plans: [{}], changes: [{}] } as unknown as AppFacts;

  it("have the headings of the text between all sections around it", () => {
    const review = { ...rankedReviews(currentSite()).find(({ score }) => score), about: "an-app", sources: [] };
    const toc = ["h0", "h1"].map((id) => ({ id, text: id }));
    const { contents, jumps } = listSections({ review, known, toc, ...none });
    expect(jumps.map(({ text }) => text)).toEqual(["Verdict", "Costs", "What we know"]);
    expect(contents.map(({ id }) => id)).toEqual([
      "verdict",
      "detailed-ratings",
      "h0",
      "h1",
      "plans",
      "changes",
      "way-out",
      "facts",
      "test-record",
    ]);
  });
});

it("the pictures of the test that the text does not show are above it, and no other", async () => {
  const strip = async () =>
    /<ul [^>]*aria-label="From our test">.*?<\/ul>/s.exec(await htmlOf("/reviews/brasswick-app-review"))?.[0];
  expect(await strip()).toMatch(/alt="The last page before leaving[^"]*"/);
  const root = join(mkdtempSync(join(tmpdir(), "pictures-")), "content");
  cpSync(siteFolder, root, { recursive: true });
  appendFileSync(
    join(root, "reviews/brasswick-app-review.md"),
    "\n![The last page](/images/screens/cancel-page.png)\n",
  );
  resetLibrary({ root });
  expect(await strip()).toBeUndefined();
  expect(await htmlOf("/reviews/brasswick-app-review")).toContain('alt="The last page"');
  rmSync(dirname(root), { recursive: true });
});
