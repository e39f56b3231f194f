import { parseRssFeed } from "feedsmith";
import { type FeedChannel, type FeedEntry, feedLength, renderRss } from "@/lib/machines/feeds/rss";
import { schemaDiagnostics } from "../../../helpers/xml-schema";

const channel: FeedChannel = {
  title: "Almanac & friends",
  description: "What is <new>.",
  path: "/guides",
  rssPath: "/guides/feed.xml",
};

function entry(changes: Partial<FeedEntry> = {}): FeedEntry {
  return {
    path: "/blog/how-prices-work",
    title: "Prices < sums & terms",
    excerpt: "Why 1 < 2 & so on.",
    html: '<p>Read <a href="/help">on</a>.</p>',
    date: "2025-06-20",
    author: "Ada & Page",
    tags: ["AI Guides", "Pricing & sums"],
    ...changes,
  };
}

describe("RSS", () => {
  it("survives text that looks like the end of a section, more than once", async () => {
    const xml = renderRss(channel, [entry({ html: '<p>a ]]> b ]]> <a href="/c">c</a></p>' })]);
    expect(await schemaDiagnostics(xml, "rss")).toEqual([]);
    expect(parseRssFeed(xml).items?.[0]?.content?.encoded).toBe(
      '<p>a ]]&gt; b ]]&gt; <a href="http://localhost:3000/c">c</a></p>',
    );
  });

  it("escapes a title once, so that what is written as an entity stays one", () => {
    const title = `R&D, <3 and "quotes": it's AT&amp;T`;
    expect(renderRss(channel, [entry({ title })])).toContain(
      "<title>R&amp;D, &lt;3 and &quot;quotes&quot;: it&#39;s AT&amp;amp;T</title>",
    );
  });

  it("leaves out what XML forbids, wherever it is written, and keeps everything else", async () => {
    const bad = "a\u000B\u0008\u001B\uFFFE\uD800b\t😀é";
    const dirty = entry({
      title: bad,
      excerpt: bad,
      html: `<p>${bad}</p>`,
      tags: [bad],
      author: bad,
    });
    const xml = renderRss({ ...channel, title: bad, description: bad }, [dirty]);
    expect(await schemaDiagnostics(xml, "rss")).toEqual([]);
    const { title, items = [] } = parseRssFeed(xml);
    expect([title, items[0]?.title, items[0]?.content?.encoded]).toEqual(["ab\t😀é", "ab\t😀é", "<p>ab\t😀é</p>"]);
  });

  it("is valid without entries and without an author", async () => {
    expect(await schemaDiagnostics(renderRss(channel, []), "rss")).toEqual([]);
    expect(await schemaDiagnostics(renderRss(channel, [entry({ author: undefined })]), "rss")).toEqual([]);
  });
});

it("holds no more than the newest entries it is given", () => {
  const many = Array.from({ length: feedLength + 5 }, (_, index) => entry({ path: `/blog/entry-${index}` }));
  expect(parseRssFeed(renderRss(channel, many)).items).toHaveLength(feedLength);
});
