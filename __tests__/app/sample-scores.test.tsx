import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { rankingBySlug } from "@/lib/content/site/site";
import { llmsText } from "@/lib/machines/crawlers/text-files";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";
import { entryMetadata } from "@/lib/machines/metadata/entry-metadata";
import { reviewCard } from "@/lib/pictures/previews/preview-card";
import { contentFile, reviewFields, testFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { htmlOf, textOf } from "../helpers/render-page";

const test = "test-reports/lark-ai-2025-06-20.md";
const comparison = [{ name: "Lark AI", slug: "lark-ai-review" }];
const orrin = { id: 61, title: "Orrin Review", product: "Orrin", about: "orrin", rating: undefined, comparison };

const folder = serveContent({
  "products/orrin.md": contentFile({ name: "Orrin" }),
  "reviews/orrin-review.md": contentFile({ ...reviewFields, ...orrin }),
});

const rewrite = (path: string, text: string) => {
  folder.write(path, text);
  resetLibrary();
};
/** The line of the review of Lark AI in llms.txt. */
const lineOfLlms = () =>
  llmsText(currentSite())
    .split("\n")
    .find((line) => line.includes("/reviews/lark-ai-review"));

/** Makes an app that exists on this site only, and its test. */
const invent = () => {
  folder.write("products/lark-ai.md", contentFile({ name: "Lark AI", invented: true }));
  rewrite(test, contentFile({ ...testFields, sample: true }));
};

describe("a score that nobody has measured", () => {
  it("is none of an app that exists: an invented test gives it no score, no rank and no stars", () => {
    rewrite(test, contentFile({ ...testFields, sample: true }));
    expect(rankingBySlug(currentSite()).get("lark-ai-review")).toMatchObject({ rank: undefined });
    expect(rankingBySlug(currentSite()).get("lark-ai-review")?.score).toBeUndefined();
  });

  it("is called a sample where it is seen, is not told to models, and is no preview's rating", async () => {
    const lark = () => rankingBySlug(currentSite()).get("lark-ai-review") as never;
    const seen = async () => [
      (await textOf("/reviews/lark-ai-review")).split("Back to Reviews")[0],
      (await textOf("/reviews")).split("Ranking at a glance")[0],
      lineOfLlms(),
    ];
    for (const text of await seen()) expect(text).not.toMatch(/sample|invented/i);
    expect([lineOfLlms(), reviewCard(lark()).rating]).toEqual([expect.stringContaining("4.5 out of 5"), "4.5"]);
    invent();
    for (const text of await seen()) expect(text).toMatch(/sample|invented/i);
    expect(lineOfLlms()).not.toMatch(/\d\.\d/);
    expect(reviewCard(lark())).not.toHaveProperty("rating");
  });
});

it("the sign of an invented app is in Find where an app that exists was tested, too, and nowhere where all that were are invented", async () => {
  const marked = async () => [...(await htmlOf("/reviews/find")).matchAll(/aria-label="invented app"/g)].length;
  invent();
  expect(await marked()).toBe(0);
  rewrite("test-reports/orrin-2025-06-20.md", contentFile({ ...testFields, product: "orrin" }));
  expect(await marked()).toBe(1);
  rewrite("products/orrin.md", contentFile({ name: "Orrin", invented: true }));
  expect(await marked()).toBe(0);
});

it("a review without a test says so everywhere, and has neither stars nor a rank", async () => {
  folder.remove(test);
  resetLibrary();
  const page = await textOf("/reviews/lark-ai-review");
  expect(page).toContain("We have not tested this app.");
  expect(page).toContain("checked · tell us");
  for (const word of ["Detailed Ratings", "How we tested", "How to leave", "Cheaper year", "Rated"])
    expect(page).not.toContain(word);
  expect(await textOf("/reviews/compare/results?apps=lark-ai,orrin")).toContain(
    "We have tested neither, so we can’t say which to take.",
  );
  const feed = await respondWithFeed(currentSite(), new Request("https://almanac.example/"), "reviews").text();
  for (const text of [feed, lineOfLlms(), await textOf("/search-results?q=lark+ai+review")])
    expect(text).toMatch(/not reviewed yet/i);
  const list = await textOf("/reviews");
  expect(list).not.toMatch(/Rank \d|Rated/);
  expect(list).toMatch(/Not reviewed yet .*Orrin: before you pay Price not known.*Lark AI: before you pay/);
  expect(
    JSON.stringify(entryMetadata(currentSite(), rankingBySlug(currentSite()).get("lark-ai-review") as never)),
  ).not.toContain("Rated");
});
