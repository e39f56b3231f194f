import { parseJsonFeed, parseRssFeed } from "feedsmith";
import {
  type FeedChannel,
  type FeedEntry,
  feedLength,
  renderJsonFeed,
  renderRss,
} from "@/lib/machines/feeds/render-feed";
import { schemaDiagnostics } from "../../../helpers/xml-schema";

const host = "http://localhost:3000";
const channel: FeedChannel = {
  title: "Almanac & friends",
  description: "What is <new>.",
  path: "/guides",
  rssPath: "/guides/feed.xml",
  jsonPath: "/guides/feed.json",
};

function entry(changes: Partial<FeedEntry> = {}): FeedEntry {
  return {
    path: "/blog/how-prices-work",
    title: "Prices < sums & terms",
    excerpt: "Why 1 < 2 & so on.",
    html: '<p>Read <a href="/help">on</a>.</p>',
    date: "2025-06-20",
    updated: "2025-06-28",
    author: { name: "Ada & Page", path: "/authors/ada-page" },
    tags: ["AI Guides", "Pricing & sums"],
    image: "/images/cover.webp",
    ...changes,
  };
}

describe("RSS", () => {
  it("says what a feed parser then reads", async () => {
    const xml = renderRss(channel, [entry()]);
    expect(await schemaDiagnostics(xml, "rss")).toEqual([]);
    const feed = parseRssFeed(xml);
    expect(feed).toMatchObject({
      title: "Almanac & friends",
      description: "What is <new>.",
      link: `${host}/guides`,
      language: "en",
      lastBuildDate: "Sat, 28 Jun 2025 00:00:00 GMT",
      atom: { links: [{ href: `${host}/guides/feed.xml`, rel: "self" }] },
    });
    expect(feed.items).toEqual([
      expect.objectContaining({
        title: "Prices &lt; sums &amp; terms",
        description: "Why 1 &lt; 2 &amp; so on.",
        link: `${host}/blog/how-prices-work`,
        guid: { value: `${host}/blog/how-prices-work`, isPermaLink: true },
        pubDate: "Fri, 20 Jun 2025 00:00:00 GMT",
        categories: [{ name: "AI Guides" }, { name: "Pricing & sums" }],
        dc: expect.objectContaining({ creators: ["Ada & Page"] }),
        content: { encoded: `<p>Read <a href="${host}/help">on</a>.</p>` },
      }),
    ]);
  });

  it("survives text that looks like the end of a section, more than once", async () => {
    const xml = renderRss(channel, [entry({ html: "<p>a ]]> b ]]> c</p>" })]);
    expect(await schemaDiagnostics(xml, "rss")).toEqual([]);
    expect(parseRssFeed(xml).items?.[0]?.content?.encoded).toBe("<p>a ]]&gt; b ]]&gt; c</p>");
  });

  it("is valid without entries and without an author, and never takes the present for its day", async () => {
    const empty = renderRss(channel, []);
    expect(await schemaDiagnostics(empty, "rss")).toEqual([]);
    expect(empty).toContain("1970");
    expect(await schemaDiagnostics(renderRss(channel, [entry({ author: undefined })]), "rss")).toEqual([]);
  });
});

describe("JSON Feed", () => {
  it("says what a feed parser then reads, with texts as they are", () => {
    const feed = parseJsonFeed(renderJsonFeed(channel, [entry()]));
    expect(feed).toMatchObject({
      title: "Almanac & friends",
      home_page_url: `${host}/guides`,
      feed_url: `${host}/guides/feed.json`,
      items: [
        {
          id: `${host}/blog/how-prices-work`,
          url: `${host}/blog/how-prices-work`,
          title: "Prices < sums & terms",
          summary: "Why 1 < 2 & so on.",
          content_html: `<p>Read <a href="${host}/help">on</a>.</p>`,
          image: `${host}/images/cover.webp`,
          authors: [{ name: "Ada & Page", url: `${host}/authors/ada-page` }],
          tags: ["AI Guides", "Pricing & sums"],
        },
      ],
    });
    expect(renderJsonFeed(channel, [entry()])).toContain('"date_published": "2025-06-20T00:00:00.000Z"');
  });
});

it("holds no more than the newest entries it is given", () => {
  const many = Array.from({ length: feedLength + 5 }, (_, index) => entry({ path: `/blog/entry-${index}` }));
  expect(parseRssFeed(renderRss(channel, many)).items).toHaveLength(feedLength);
  expect(parseJsonFeed(renderJsonFeed(channel, many)).items).toHaveLength(feedLength);
});
