import type { Post } from "@/lib/content/entry-types";
import { currentSite } from "@/lib/content/site/current-site";
import { getListing } from "@/lib/content/site/entries";
import { today } from "@/lib/content/site/entry-dates";
import { resetLibrary } from "@/lib/content/site/open-content";
import {
  allPosts,
  defaultPartner,
  matchesFilter,
  postsBySlug,
  rankedReviews,
  rankingBySlug,
} from "@/lib/content/site/site";
import { getReadTime } from "@/lib/text/plain-text";
import { contentFile, partnerFields, postFields, reviewFields, testFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";
import { buildPost } from "../../helpers/factories";

const folder = serveContent();

const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
const article = (changes: Record<string, unknown>) => contentFile({ ...postFields, ...changes });

/** Makes the clock say this day. */
function setDay(day: string) {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), doNotFake: ["performance"] });
}

afterEach(() => {
  jest.useRealTimers();
});

describe("articles", () => {
  it("come newest first, and of one day the later number first", () => {
    folder.write("blog/b.md", article({ id: 3, date: "2025-06-28" }));
    folder.write("blog/a.md", article({ id: 4, date: "2025-06-01" }));
    expect(slugs(allPosts(currentSite()))).toEqual(["b", "how-prices-work", "how-memory-works", "a"]);
  });

  it("count their minutes unless they say them", () => {
    folder.write("blog/long.md", contentFile({ ...postFields, id: 6 }, "word ".repeat(2250)));
    folder.write("blog/told.md", article({ id: 7, readTime: 15 }));
    expect(
      ["long", "told", "how-prices-work"].map((slug) => getReadTime(postsBySlug(currentSite()).get(slug) as Post)),
    ).toEqual([10, 15, 1]);
  });
});

describe("publishing", () => {
  const environment = process.env as { NODE_ENV?: string };
  const before = environment.NODE_ENV;
  afterEach(() => {
    environment.NODE_ENV = before;
  });

  it("shows both in development", () => {
    setDay("2025-07-01");
    environment.NODE_ENV = "development";
    folder.write("blog/draft.md", article({ id: 8, draft: true }));
    folder.write("blog/future.md", article({ id: 9, date: "2025-07-02" }));
    expect(slugs(allPosts(currentSite()))).toEqual(expect.arrayContaining(["draft", "future"]));
  });

  it("reckons days in UTC", () => {
    expect(today(new Date("2025-06-28T23:59:59Z"))).toBe("2025-06-28");
    expect(today(new Date("2025-06-28T23:59:59-02:00"))).toBe("2025-06-29");
  });
});

describe("reviews", () => {
  const review = (changes: Record<string, unknown>) => contentFile({ ...reviewFields, ...changes });

  /** Writes a review whose app has been tested. */
  const writeTested = (name: string, changes: Record<string, unknown>, chat = 9.2) => {
    folder.write(`products/${name}.md`, contentFile({ name }));
    const scores = { chat, terms: 8.8 };
    folder.write(`test-reports/${name}-2025-06-20.md`, contentFile({ ...testFields, product: name, scores }));
    folder.write(`reviews/${name}.md`, review({ ...changes, about: name }));
  };

  it("are ranked by the points of the tests, and without a test come last and have no rank", () => {
    for (const [index, [name, chat]] of [["better", 9.9] as const, ["worse", 5] as const].entries())
      writeTested(name, { id: 21 + index, rating: undefined }, chat);
    folder.write("reviews/untested.md", review({ id: 23, rating: { overall: 5 } }));
    expect(rankedReviews(currentSite()).map(({ slug, rank, score }) => [slug, rank, score?.overall])).toEqual([
      ["better", 1, 4.7],
      ["lark-ai-review", 2, 4.5],
      ["worse", 3, 3.5],
      ["untested", undefined, undefined],
    ]);
    expect(rankingBySlug(currentSite()).get("worse")?.rank).toBe(3);
  });
});

describe("categories", () => {
  it("are found from an article, the main blog aside", () => {
    expect(getListing(currentSite(), buildPost())?.slug).toBe("guides");
    expect(getListing(currentSite(), buildPost({ category: "AI Tools", tags: ["Memory"] }))).toBeUndefined();
  });
});

describe("category filters", () => {
  const bestOf = [{ category: "AI Companions", anyTag: ["AI Girlfriend", "AI Boyfriend", "Review"] }, { tag: "Best" }];
  const reviews = [{ category: "AI Reviews" }, { tag: "Review" }];

  it.each([
    ["everything", "AI Research", ["x"], "all" as const, true],
    ["a review by category", "AI Reviews", ["x"], reviews, true],
    ["a review by tag", "AI Tools", ["x", "Review"], reviews, true],
    ["no review", "AI Tools", ["review"], reviews, false],
    ["a companion with one of the tags", "AI Companions", ["x", "AI Boyfriend"], bestOf, true],
    ["a companion with none of the tags", "AI Companions", ["x"], bestOf, false],
    ["one of the tags in another category", "AI Tools", ["AI Girlfriend"], bestOf, false],
    ["the best of another category", "AI Tools", ["Best"], bestOf, true],
    ["a tag that only begins alike", "AI Tools", ["Review tips"], reviews, false],
  ])("%s", (_name, category, tags, filter, expected) => {
    expect(matchesFilter({ category, tags }, filter)).toBe(expected);
  });

  it("asks for every part of a line", () => {
    const rule = [{ category: "A", tag: "b", anyTag: ["c", "d"] }];
    expect(matchesFilter({ category: "A", tags: ["b", "d"] }, rule)).toBe(true);
    expect(matchesFilter({ category: "A", tags: ["d"] }, rule)).toBe(false);
    expect(matchesFilter({ category: "A", tags: ["b"] }, rule)).toBe(false);
    expect(matchesFilter({ category: "B", tags: ["b", "d"] }, rule)).toBe(false);
  });
});

describe("partners", () => {
  const withOffer = (offer: Record<string, unknown>) =>
    contentFile({ ...partnerFields, offer: { reason: "For a year.", ...offer } });

  it("are one to whom nobody is sent, on a site that has none", () => {
    for (const path of ["partners/house-partner.md", "partners/lark-ai.md"]) folder.remove(path);
    folder.write("reviews/lark-ai-review.md", contentFile({ ...reviewFields, affiliateLink: undefined }));
    resetLibrary();
    expect(defaultPartner(currentSite())).toMatchObject({ slug: "no partner", homeUrl: "https://partner.example/" });
  });

  it("show an offer to the end of its last day, and then nowhere", () => {
    folder.write("partners/house-partner.md", withOffer({ text: "Up to {{claim:rating}} off", endsOn: "2025-07-01" }));
    setDay("2025-07-01");
    expect(defaultPartner(currentSite()).offer?.text).toBe("Up to 4.9/5 off");
    setDay("2025-07-02");
    expect(defaultPartner(currentSite())).not.toHaveProperty("offer");
  });

  it("show an offer without an end for good", () => {
    folder.write("partners/house-partner.md", withOffer({ text: "A free week" }));
    setDay("2099-01-01");
    expect(defaultPartner(currentSite()).offer?.text).toBe("A free week");
  });
});
