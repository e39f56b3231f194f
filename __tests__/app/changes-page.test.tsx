import { parseRssFeed } from "feedsmith";
import { GET as getRss } from "@/app/changes/feed.xml/route";
import { resetLibrary } from "@/lib/content/site/open-content";
import { contentFile, postFields, reviewFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { wordsOf } from "../helpers/page";
import { planFields, productFile } from "../helpers/product-files";
import { htmlOf } from "../helpers/render-page";
import { schemaDiagnostics } from "../helpers/xml-schema";

const policy = { date: "2025-01-20", what: "Chats & voices are kept.", source: "https://news.example/?a=1&b=2" };
const history = [{ price: 6.99, until: "2025-01-10" }];

const folder = serveContent({
  "products/orrin.md": productFile({ plans: [{ ...planFields, history }], changes: [policy] }),
  "products/lumen.md": productFile({
    name: "Lumen <b>",
    sample: true,
    plans: [],
    changes: [{ ...policy, date: "2024-12-31", what: "It has a new owner." }],
  }),
  "products/quiet.md": productFile({ name: "Quiet" }),
  "reviews/orrin-review.md": contentFile({
    ...reviewFields,
    id: 61,
    title: "Orrin Review: A Quiet One",
    product: "Orrin",
    about: "orrin",
  }),
});

const main = async () => /<main\b.*<\/main>/s.exec(await htmlOf("/changes"))?.[0] ?? "";
const request = new Request("http://localhost:3000/");
const items = async () => parseRssFeed(await getRss(request).text()).items ?? [];

describe("/changes", () => {
  it("has the changes of all apps by month, newest first, each with its day, its source and its app", async () => {
    const months = [...(await main()).matchAll(/<h2[^>]*id="month-[^>]*>(.*?)<\/h2>/g)].map(([, name]) => name);
    expect(months).toEqual(["January 2025", "December 2024"]);
    const anchors = [...(await main()).matchAll(/<li[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(anchors).toEqual(["orrin.2025-01-20", "orrin.2025-01-10.monthly", "lumen.2024-12-31"]);
    expect(wordsOf(await main())).toContain(
      "January 10, 2025 O Orrin review ▲ up $1.00 a month Monthly went from $6.99 to $7.99. Source: pricing.example",
    );
    expect(await main()).toContain('<a href="/reviews/orrin-review">Orrin');
    expect(await main()).not.toContain("Quiet");
  });

  it("says once that something on it came with the starter", async () => {
    expect(wordsOf(await htmlOf("/changes")).match(/Demonstration: .*? are invented\./g)).toHaveLength(1);
    expect(wordsOf(await main())).toContain("L Lumen &lt;b&gt; It has a new owner.");
  });

  it("draws the prices of a plan that has had two, and says them once", async () => {
    expect((await main()).match(/<figure/g)).toHaveLength(1);
    expect(wordsOf(await main())).toContain("What plans have cost 1 plan");
    expect(wordsOf(await main())).toContain("Orrin: Monthly Went from $6.99 to $7.99, 14% more, on January 10, 2025.");
    expect(await main()).toMatch(/<path[^>]* d="M0 20H320V0H640"/);
    expect(await main()).not.toContain("<table");
  });
});

describe("the feed of changes", () => {
  it("have each change under an address of its own", async () => {
    const xml = await getRss(request).text();
    expect(await schemaDiagnostics(xml, "rss")).toEqual([]);
    const ids = ["orrin.2025-01-20", "orrin.2025-01-10.monthly", "lumen.2024-12-31"].map(
      (id) => `http://localhost:3000/changes#${id}`,
    );
    expect((await items()).map(({ guid }) => guid?.value)).toEqual(ids);
    expect((await items())[0]?.title).toBe(`Orrin: ${policy.what}`);
  });

  it("say what has changed, where that stands, and what is a sample", async () => {
    const [first, , last] = (await items()).map(({ content }) => content?.encoded);
    expect(first).toBe(
      [
        "<p>Chats &amp; voices are kept.</p>",
        '<p>Source: <a href="https://news.example/?a=1&amp;b=2">news.example</a></p>',
        '<p><a href="http://localhost:3000/reviews/orrin-review">Our review of Orrin</a></p>',
      ].join("\n"),
    );
    expect(last).toContain("This is a sample");
    expect((await items())[2]?.title).toContain("(sample)");
  });
});

describe("a correction of ours", () => {
  const correction = { date: "2025-07-02", what: "A year & a day cost less.", was: "A year costs more." };
  const published = { date: "2025-06-28", updated: "2025-07-02", corrections: [correction] };

  beforeEach(() => {
    folder.write(
      "blog/put-right.md",
      contentFile({ ...postFields, ...published, id: 62, title: "Prices put right" }, "A text.\n\n## More\n\nMore.\n"),
    );
    folder.write(
      "products/quiet.md",
      productFile({ name: "Quiet", corrections: [{ ...correction, date: "2025-06-29" }] }),
    );
    resetLibrary();
  });
  afterEach(() => {
    folder.remove("blog/put-right.md");
    folder.write("products/quiet.md", productFile({ name: "Quiet" }));
    resetLibrary();
  });

  it("follows the changes of apps in a block of ours, newest first", async () => {
    const text = wordsOf(await main());
    expect(text).toContain(
      "Our corrections July 2, 2025 Prices put right A year &amp; a day cost less. Previously: A year costs more. June 29, 2025 Quiet",
    );
    expect(await main()).toContain('href="/blog/put-right#correction-2025-07-02"');
    expect(await main()).toContain('id="blog/put-right.correction-2025-07-02"');
    expect((await main()).indexOf("Prices put right")).toBeGreaterThan((await main()).indexOf("Chats &amp; voices"));
  });

  it("is in the feeds under the address where it stands", async () => {
    const [first, second] = await items();
    expect(first).toMatchObject({
      title: "Our correction: Prices put right",
      guid: { value: "http://localhost:3000/blog/put-right#correction-2025-07-02" },
    });
    expect(first?.content?.encoded).toContain(
      "<p>A year &amp; a day cost less.</p>\n<p>Previously: A year costs more.</p>",
    );
    expect(second?.guid?.value).toBe("http://localhost:3000/reviews/compare?apps=quiet#correction-2025-06-29");
    const page = await htmlOf("/reviews/compare/results?apps=quiet");
    expect(page).toContain('id="correction-2025-06-29"');
    expect(await schemaDiagnostics(await getRss(request).text(), "rss")).toEqual([]);
  });
});

it("says so where nothing has changed", async () => {
  for (const name of ["orrin", "lumen"]) folder.write(`products/${name}.md`, productFile({ name }));
  expect(wordsOf(await main())).toContain("No changes yet.");
  expect(await main()).not.toMatch(/<h2|<figure/);
  expect(await items()).toEqual([]);
});
