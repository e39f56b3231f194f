import { parseRssFeed } from "feedsmith";
import { GET as getCategoryFeed } from "@/app/[slug]/feed.xml/route";
import { buildSearchView } from "@/app/search-results/view";
import { currentSite } from "@/lib/content/site/current-site";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";
import { logError } from "@/lib/runtime/log";
import { readResultPageParams } from "@/lib/search/search-query";
import { openSearchIndex } from "@/lib/search/site-search";
import { contentFile, postFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { schemaDiagnostics } from "../helpers/xml-schema";

jest.mock("@/lib/runtime/log", () => ({ logError: jest.fn() }));

/** Both ways in which a text is read fail on this one, as on one that nests deeper than the stack allows. */
const bad = "Of a yak that nobody can read.";

jest.mock("@/lib/text/render-body", () => {
  const { renderFeedBody, ...others } = jest.requireActual("@/lib/text/render-body");
  return {
    ...others,
    renderFeedBody: (body: string, context: unknown) => failOrElse(body, () => renderFeedBody(body, context)),
  };
});
jest.mock("@/lib/text/plain-text", () => {
  const { toPlainText, ...others } = jest.requireActual("@/lib/text/plain-text");
  return {
    ...others,
    toPlainText: (body: string, resolve: unknown) => failOrElse(body, () => toPlainText(body, resolve)),
  };
});

function failOrElse(body: string, read: () => unknown) {
  if (body.includes(bad)) throw new RangeError("Maximum call stack size exceeded");
  return read();
}

serveContent({
  "blog/yak.md": contentFile(
    {
      ...postFields,
      id: 900,
      title: "The yak of the north",
      excerpt: "A yak & others, of which there is little to say but that it is.",
      tags: ["Guide"],
    },
    `${bad}\n`,
  ),
  "blog/zebra.md": contentFile({ ...postFields, id: 901, title: "The zebra of the south" }, "Of a zebra, in full.\n"),
});

const excerptHtml = "<p>A yak &amp; others, of which there is little to say but that it is.</p>";

const request = new Request("http://localhost:3000/");
const logged = jest.mocked(logError);
beforeEach(() => logged.mockClear());

it("never fails a feed: there it has its excerpt, and the log has one line", async () => {
  await openSearchIndex(currentSite());
  const rss = await respondWithFeed(currentSite(), request).text();
  expect(await schemaDiagnostics(rss, "rss")).toEqual([]);
  const texts = (parseRssFeed(rss).items ?? []).map(({ content }) => content?.encoded ?? "");
  expect(texts).toContain(excerptHtml);
  expect(texts.some((text) => text.includes("Of a zebra, in full."))).toBe(true);
  const listing = await getCategoryFeed(request, { params: Promise.resolve({ slug: "guides" }) });
  expect(await listing.text()).toContain(excerptHtml);
  const lines = logged.mock.calls.map(([line]) => line);
  expect(lines.filter((line) => line.startsWith("the feeds leave out the text of yak"))).toHaveLength(1);
  expect(lines).toHaveLength(2);
});

it("never fails the search: what is left of it is found, and all else", async () => {
  const found = async (q: string) =>
    (await buildSearchView(currentSite(), readResultPageParams(new URLSearchParams({ q })))).results;
  expect(await found("in full")).toMatchObject([
    { title: "The zebra of the south", passage: expect.stringContaining("in full") },
  ]);
  expect(await found("nobody can read")).toEqual([]);
  expect(await found("the yak")).toMatchObject([{ title: "The yak of the north" }]);
  // Found by a tag, so that the words around it would be looked for in the text.
  expect((await found("guide")).map(({ title }) => title)).toContain("The yak of the north");
  expect(logged.mock.calls.length).toBeLessThanOrEqual(1);
});
