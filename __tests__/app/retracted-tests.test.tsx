import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { rankedReviews } from "@/lib/content/site/site";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";
import { contentFile, testFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { htmlOf, renderPage } from "../helpers/render-page";

const folder = serveContent();
const newer = "test-reports/lark-ai-2025-06-20.md";
const older = "test-reports/lark-ai-2025-05-20.md";
const request = new Request("http://localhost:3000/");
const why = "The account had been upgraded for us.";

beforeEach(() => {
  const days = { product: "lark-ai", date: "2025-05-20", from: "2025-04-01", to: "2025-05-01" };
  folder.write(older, contentFile({ ...testFields, ...days, scores: { chat: 5, terms: 6 } }));
});

/** Retracts tests, and finds the review of the app. */
function retract(...paths: string[]) {
  for (const path of paths)
    folder.write(path, folder.read(path).replace("---\n", `---\nretracted: { date: 2025-08-25, why: ${why} }\n`));
  resetLibrary();
  return rankedReviews(currentSite()).find(({ about }) => about === "lark-ai");
}

const page = async () => {
  const { text, jsonLd } = await renderPage("/reviews/lark-ai-review");
  return { text, graph: JSON.stringify(jsonLd) };
};

it("counts no more: the score rests on the test before, and there is none without one", () => {
  expect(retract()?.score?.points.total).toBeGreaterThan(11);
  // The stars that the review gives were those of the retracted test.
  expect(retract(newer)).toMatchObject({ updated: "2025-08-25", score: { overall: 2.8, points: { total: 11 } } });
  expect(retract(older)).not.toHaveProperty("score");
});

it("is told to readers at the review, among the corrections, and in the graph, which rates nothing", async () => {
  retract(newer, older);
  const { text, graph } = await page();
  expect(text).toContain("We have retracted our test, so the app has no score and isn’t ranked. What a test involves");
  expect(text.replace(/ ([:.])/g, "$1")).toContain(`Retracted on August 25, 2025: ${why}`);
  expect(text).toContain(`We have retracted our test of June 20, 2025: ${why}`);
  expect(graph).not.toContain("ratingValue");
});

it("leaves the earlier test in its place, whose points stand at the verdict", async () => {
  retract(newer);
  const { text, graph } = await page();
  expect(text).toMatch(/Verdict 11\.0 of 20 .*How we tested Lark AI 5\.0 of 10 Chat 6\.0 of 10 Terms/);
  expect(text.replace(/ ([:.])/g, "$1")).toContain(`Our test of June 20, 2025. Retracted on August 25, 2025: ${why}`);
  expect(graph).toContain("ratingValue");
});

it("is in the changes and their feed", async () => {
  retract(newer);
  const words = `We have retracted our test of June 20, 2025: ${why}`;
  expect(await htmlOf("/changes")).toContain(words);
  expect(await respondWithFeed(currentSite(), request, "changes").text()).toContain(words);
});
