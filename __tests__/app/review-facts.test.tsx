import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { llmsText } from "@/lib/machines/crawlers/text-files";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";
import { parseSearchQuery } from "@/lib/search/search-query";
import { openSearchIndex } from "@/lib/search/site-search";
import { contentFile, postFields, reviewFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { wordsOf } from "../helpers/page";
import { planFields, productFile } from "../helpers/product-files";
import { htmlOf } from "../helpers/render-page";

const fresh = new Date().toISOString().slice(0, 10);
const quote =
  "It costs {{price:orrin.monthly}} a month, {{year:orrin.monthly}} a year; deletion: {{fact:orrin.account-deletion}}.";

const reviewFile = (body: string) =>
  contentFile({ ...reviewFields, id: 61, title: "Orrin Review: A Quiet One", product: "Orrin", about: "orrin" }, body);

const folder = serveContent({
  "products/orrin.md": productFile({ plans: [{ ...planFields, checkedOn: fresh }] }),
  "reviews/orrin-review.md": reviewFile(`${quote}\n\n## A section\n\nMore.\n`),
  "blog/quoting.md": contentFile(
    {
      ...postFields,
      id: 60,
      title: "An article that quotes",
      excerpt: "A month of it costs {{price:orrin.monthly}}, as its own page says on this day.",
    },
    `${quote}\n\n| A | B |\n| --- | --- |\n| Month | {{price:orrin.monthly}} |\n\n\`\`\`chart\ntitle: A year\nunit: dollars\nprefix: $\nrows:\n  - { label: By the month, value: "{{year:orrin.monthly}}" }\n  - { label: Other, value: 1 }\n\`\`\`\n`,
  ),
});

const review = (slug = "orrin-review") => htmlOf(`/reviews/${slug}`);
const post = () => htmlOf("/blog/quoting");

type App = { name: string; operatingSystem?: string; offers?: object[] };
const appOf = (page: string) => {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  const things = (JSON.parse(json) as { "@graph": { itemReviewed?: App; about?: App }[] })["@graph"];
  const found = things.find(({ itemReviewed, about }) => itemReviewed ?? about);
  return found?.itemReviewed ?? found?.about;
};

async function everySurface(): Promise<string> {
  const feed = await respondWithFeed(currentSite(), new Request("http://localhost/feed.xml")).text();
  const pages = [await review(), await post(), await htmlOf("/reviews")];
  const query = parseSearchQuery("costs");
  const found = query ? (await openSearchIndex(currentSite())).search(query) : [];
  const texts = found.map((document) => `${document.readContent()} ${document.result.excerpt}`);
  return [...pages, feed, llmsText(currentSite()), ...texts].join("\n");
}

describe("the page of a review", () => {
  it("shows the plans and the answers that are known of its app", async () => {
    const text = wordsOf(await review());
    expect(text).toContain("What Orrin costs $7.99 a month Plan Per month For a year Monthly $7.99 $95.88");
    expect(text).toContain(
      "What we know about Orrin Type: Companion Runs on: Web, iOS 1 good ? Days in backups: not known 1 of 2 answers checked",
    );
    expect(text).toContain("1 month from $7.99 12 months from $95.88 Checked");
  });

  it("shows neither where the review names no app", async () => {
    folder.write("reviews/lark-ai-review.md", contentFile(reviewFields));
    resetLibrary();
    const text = wordsOf(await review("lark-ai-review"));
    expect(text).not.toContain("What Lark AI costs");
    expect(text).not.toContain("What we know about");
  });

  it("states in its structured data what it shows, and a price with its day, however old", async () => {
    expect(appOf(await review())).toMatchObject({
      name: "Orrin",
      operatingSystem: "Web, iOS",
      offers: [{ "@type": "Offer", name: "Monthly", price: 7.99, priceCurrency: "USD" }],
    });
    folder.write("products/orrin.md", productFile({ platforms: [] }));
    resetLibrary();
    const page = await review();
    expect(wordsOf(page)).toMatch(/checked June 20, 2025 more than 180 days ago/);
    expect(appOf(page)).toEqual(expect.not.objectContaining({ operatingSystem: expect.anything() }));
    expect(appOf(page)).toMatchObject({ offers: [{ price: 7.99, validFrom: "2025-06-20" }] });
  });
});

describe("one price in one file", () => {
  it("is what every text says that quotes it", async () => {
    const page = wordsOf(await post());
    expect(page).toContain("It costs $7.99 a month, $95.88 a year; deletion: yes.");
    expect(page).toContain("Month $7.99");
    expect(page).toContain("By the month $95.88");
    expect(await everySurface()).not.toContain("{{");
  });

  it("changes on every surface when it changes there", async () => {
    const before = await everySurface();
    folder.write("products/orrin.md", productFile({ plans: [{ ...planFields, price: 8.49, checkedOn: fresh }] }));
    resetLibrary();
    const after = await everySurface();
    expect(before.match(/7\.99/g)?.length).toBeGreaterThan(8);
    expect(after).not.toMatch(/7\.99|95\.88/);
    expect(after.match(/8\.49/g)?.length).toBe(before.match(/7\.99/g)?.length);
  });
});
