import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { GET as search } from "@/app/api/search/route";
import { buildComparison } from "@/app/reviews/compare/view";
import { ComparisonView } from "@/components/compare/comparison-view";
import { ResultCard, type ResultCardData } from "@/components/search/result-card";
import { appsByName } from "@/lib/apps/apps";
import { currentSite } from "@/lib/content/site/current-site";
import { getReview } from "@/lib/content/site/entries";
import { resetLibrary } from "@/lib/content/site/open-content";
import { llmsText } from "@/lib/machines/crawlers/llms";
import { answerFeed } from "@/lib/machines/feeds/feeds";
import { reviewMetadata } from "@/lib/machines/metadata/entry-metadata";
import { reviewCard } from "@/lib/pictures/previews/preview-card";
import { contentFile, reviewFields, testFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { wordsOf } from "../helpers/page";
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
const words = (page: ReactElement) => wordsOf(renderToStaticMarkup(page));
const reviewPage = (slug: string) => textOf(`/reviews/${slug}`);
const partOf = (text: string, from: string, to: string) => text.split(from)[1]?.split(to)[0] ?? "";

/** What each surface says of the score of Lark AI. */
async function surfaces(): Promise<Record<string, string>> {
  const own = await reviewPage("lark-ai-review");
  const other = await reviewPage("orrin-review");
  const { results } = await (await search(new Request("https://almanac.example/api/search?q=lark+ai+review"))).json();
  const found = results.find(({ slug }: ResultCardData) => slug === "lark-ai-review");
  const feed = await answerFeed(
    currentSite(),
    new Request("https://almanac.example/reviews/feed.xml"),
    "reviews",
  ).text();
  const list = await textOf("/reviews");
  return {
    "review, at its top": partOf(own, "Home /", "Back to Reviews"),
    answer: partOf(own, "Back to Reviews", "On this page"),
    "other review, at its top": partOf(other, "Home /", "Back to Reviews"),
    comparison: words(<ComparisonView {...buildComparison(currentSite(), appsByName(currentSite()))} />),
    "ranking, at its top": partOf(list, "Home /", "Ranking at a glance"),
    "ranked card": partOf(list, "Narrow it down", "Clear prices"),
    "search result": words(<ResultCard result={found} marks={["lark"]} />),
    feed: partOf(feed, "Lark AI Review: The Quiet One", "</item>"),
    "llms.txt":
      llmsText(currentSite())
        .split("\n")
        .find((line) => line.includes("/reviews/lark-ai-review")) ?? "",
  };
}

const surfacesThatSay = async (what: RegExp) =>
  Object.entries(await surfaces()).flatMap(([name, text]) => (what.test(text) ? [name] : []));

/** Pages say it at their top, machines beside the score, and the card of the app in words. */
const marked = [
  ...["review, at its top", "answer", "other review, at its top"],
  ...["ranking, at its top", "feed", "llms.txt"],
];

const all = [
  ...["review, at its top", "answer", "other review, at its top", "comparison"],
  ...["ranking, at its top", "ranked card", "search result", "feed", "llms.txt"],
];

/** Makes an app that exists on this site only, and its test. */
const invent = () => {
  folder.write("products/lark-ai.md", contentFile({ name: "Lark AI", invented: true }));
  rewrite(test, contentFile({ ...testFields, sample: true }));
};

describe("a score that nobody has measured", () => {
  it("is none of an app that exists: an invented test gives it no score, no rank and no stars", () => {
    rewrite(test, contentFile({ ...testFields, sample: true }));
    expect(getReview(currentSite(), "lark-ai-review")).toMatchObject({ rank: undefined });
    expect(getReview(currentSite(), "lark-ai-review")?.score).toBeUndefined();
  });

  it("is called a sample wherever it is seen", async () => {
    invent();
    expect(await surfacesThatSay(/sample|invented/i)).toEqual(marked);
  });

  it("is not told to models, which read llms.txt for its figures", async () => {
    expect((await surfaces())["llms.txt"]).toContain("4.5 out of 5");
    invent();
    expect((await surfaces())["llms.txt"]).not.toMatch(/\d\.\d/);
  });

  it("is no preview's rating", () => {
    expect(reviewCard(getReview(currentSite(), "lark-ai-review") as never)).toHaveProperty("rating", "4.5");
    invent();
    expect(reviewCard(getReview(currentSite(), "lark-ai-review") as never)).not.toHaveProperty("rating");
  });

  it("is not said of one that comes from a test", async () => {
    expect(await surfacesThatSay(/sample score|Demonstration/i)).toEqual([]);
    expect(await surfacesThatSay(/4\.5/)).toEqual(all.filter((name) => !/at its top/.test(name)));
  });
});

describe("the sign of an invented app", () => {
  it("is in Find where an app that exists is beside it, and nowhere where all are invented", async () => {
    const marked = async () => [...(await htmlOf("/reviews/find")).matchAll(/aria-label="invented app"/g)].length;
    invent();
    expect(await marked()).toBe(1);
    rewrite("products/orrin.md", contentFile({ name: "Orrin", invented: true }));
    expect(await marked()).toBe(0);
  });
});

describe("a review without a test", () => {
  it("says so everywhere, and has neither stars nor a rank", async () => {
    folder.remove(test);
    resetLibrary();
    const seen = await surfaces();
    expect(seen.answer).toContain("We have not tested this app.");
    for (const name of ["search result", "feed", "llms.txt"])
      expect([name, seen[name]]).toEqual([name, expect.stringMatching(/not reviewed yet/i)]);
    expect(seen.comparison).toContain("Lark AI Not tested Read the Lark AI review");
    expect(await surfacesThatSay(/4\.5|Rated|sample score/i)).toEqual([]);
    const page = await reviewPage("lark-ai-review");
    expect(page).toContain("checked · tell us");
    for (const word of ["Detailed Ratings", "How we tested", "How to leave", "Alternatives to", "Rated"])
      expect(page).not.toContain(word);
    const list = await textOf("/reviews");
    expect(partOf(list, "Ranking at a glance", "How we judge") + list).not.toMatch(/Rank \d|Rated/);
    expect(partOf(list, "Not reviewed yet", "How we review")).toMatch(
      /Orrin: before you pay Price not known · 0 of \d+ answers? checked.*Lark AI: before you pay/,
    );
    expect(
      JSON.stringify(reviewMetadata(currentSite(), getReview(currentSite(), "lark-ai-review") as never)),
    ).not.toContain("Rated");
  });
});
