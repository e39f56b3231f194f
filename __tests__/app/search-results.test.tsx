import { setImmediate } from "node:timers/promises";
import { renderToStaticMarkup } from "react-dom/server";
import SearchResultsPage, { generateMetadata } from "@/app/search-results/page";
import { SearchIndex } from "@/lib/search/search-index";
import { contentFile, postFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { wordsOf } from "../helpers/page";

const posts = Array.from({ length: 30 }, (_, index) => [
  `blog/zebra-${index}.md`,
  contentFile(
    { ...postFields, id: 100 + index, title: `The zebra number ${index}`, tags: ["Zoo"] },
    `Of zebra number ${index}.\n`,
  ),
]);
const herd = Array.from({ length: 130 }, (_, index) => [
  `blog/gnu-${index}.md`,
  contentFile(
    { ...postFields, id: 1_000 + index, title: `The gnu number ${index}`, tags: [index === 0 ? "Aviary" : "Guide"] },
    "Of a gnu.\n",
  ),
]);
serveContent(Object.fromEntries([...posts, ...herd]));

type Params = Record<string, string | string[] | undefined>;
const show = async (params: Params) =>
  renderToStaticMarkup(await SearchResultsPage({ searchParams: Promise.resolve(params) }));
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

it("shows what was found, with counts, in HTML that needs no script", async () => {
  const html = await show({ q: "lark" });
  expect(html).toContain("1 result found");
  expect(html).toContain("Found 1 result matching your search");
  expect(html).toContain('href="/reviews/lark-ai-review"');
  expect(wordsOf(html)).toMatch(/All 1 Blog 0 Reviews 1 Pages 0/);
  expect(html).toMatch(/<input[^>]*value="lark"/);
});

it("filters by kind", async () => {
  const html = await show({ q: "a", type: "page" });
  expect(html).toMatch(/<a[^>]*href="\/search-results\?q=a&amp;type=page"[^>]*aria-current="page"/);
  expect(html).toContain('href="/about"');
  expect(html).not.toContain('href="/blog/zebra-0"');
});

it("shows 24 results, and the others on the next pages", async () => {
  const first = await show({ q: "zebra" });
  expect(count(first, /<article/g)).toBe(24);
  expect(first).toContain("30 results found");
  expect(first).toContain('href="/search-results?q=zebra&amp;page=2"');
  const second = await show({ q: "zebra", page: "2" });
  expect(count(second, /<article/g)).toBe(6);
  expect(second).toContain('href="/search-results?q=zebra"');
});

it("reaches every result of a long list, and shows the last page for one beyond", async () => {
  const linksOf = (html: string) => [...html.matchAll(/href="(\/blog\/gnu-\d+)"/g)].map(([, href]) => href);
  const pages = await Promise.all(["1", "2", "3", "4", "5", "6"].map((page) => show({ q: "gnu", page })));
  expect(new Set(pages.flatMap(linksOf)).size).toBe(130);
  expect(linksOf(await show({ q: "gnu", page: "99999" }))).toEqual(linksOf(pages[5] ?? ""));
});

it("shows where the text has what title and excerpt have not", async () => {
  const html = await show({ q: "what it keeps" });
  expect(html).toMatch(/<mark[^>]*>What it keeps<\/mark>/);
  expect(html).not.toContain(String(postFields.excerpt));
  // In the text too, but the title shows it already.
  expect(await show({ q: "zebra number 7" })).toContain(String(postFields.excerpt));
});

it("says that nothing was found, and offers searches that find something", async () => {
  const html = await show({ q: "no such thing" });
  expect(html).toContain("No results found</h2>");
  expect(html).toContain("No results found matching your search");
  // The most frequent tags first.
  const tags = [...html.matchAll(/q=([A-Z][^"]*)"/g)].map(([, tag]) => tag);
  expect(tags.filter((tag) => tag === "Aviary" || tag === "Guide" || tag === "Zoo")).toEqual([
    "Guide",
    "Zoo",
    "Aviary",
  ]);
  expect(html).toContain("Browse All Articles");
});

it("says when texts contain the words in another order, and marks them", async () => {
  const html = await show({ q: "number zebra", type: "blog" });
  expect(wordsOf(html)).toContain(
    "No text contains “number zebra”. These contain “number” and “zebra”: 30 results found",
  );
  expect(html).toMatch(/<mark[^>]*>zebra<\/mark><span> <\/span><mark[^>]*>number<\/mark>/);
});

it("leads to what was probably meant, and shows its results", async () => {
  const html = await show({ q: "zebrra" });
  expect(wordsOf(html)).toContain("No text contains “zebrra”. Showing results for zebra . 30 results found");
  expect(html).toMatch(/<a [^>]*href="\/search-results\?q=zebra">zebra<\/a>/);
  expect(html).toContain("Found 30 results matching your search");
});

it("begins with what is known of an app", async () => {
  const html = await show({ q: "lark" });
  expect(wordsOf(html)).toContain("Lark AI review 18.0 of 20 No price is known");
  expect(html.indexOf('aria-label="What we know"')).toBeLessThan(html.indexOf('aria-label="Kinds of result"'));
});

it("suggests no other search where no text has what was asked of an app that it knows", async () => {
  const html = await show({ q: "lark qqzz" });
  expect(wordsOf(html)).toMatch(/Lark AI review .*No results found/);
  expect(html).not.toContain("Suggested searches");
});

it("says so when it looked for a part of a long query only", async () => {
  expect(await show({ q: "z".repeat(10_000) })).toContain("its first 200 characters");
  expect(await show({ q: "zebra" })).not.toContain("its first 200 characters");
});

it("shows a query as text", async () => {
  const html = await show({ q: "<script>alert(1)</script>" });
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script>alert");
});

it("has the title of docs/reference/behaviour.md, and is kept out of indexes", async () => {
  const metadata = await generateMetadata({ searchParams: Promise.resolve({ q: " lark " }) });
  expect(metadata.title).toBe('Search Results for "lark" | Test Almanac');
  expect(metadata.robots).toEqual({ index: false, follow: true });
});

it("prepares no text for a build, in which there is no query", async () => {
  const update = jest.spyOn(SearchIndex.prototype, "update");
  void SearchResultsPage({ searchParams: new Promise(() => {}) });
  await setImmediate();
  expect(update).not.toHaveBeenCalled();
});
