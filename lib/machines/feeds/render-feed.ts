import { Feed } from "feed";
import { toDateTime } from "../../util/date";
import { escapeText } from "../../util/escape";
import { absoluteUrl, withAbsoluteAddresses } from "../metadata/page-metadata";

/** A feed without its entries. */
export type FeedChannel = {
  title: string;
  description: string;
  /** Path of the page that shows the same entries. */
  path: string;
  rssPath: string;
  /** Absent where there is no such feed. */
  jsonPath?: string;
};

/** An entry of a feed. */
export type FeedEntry = {
  path: string;
  title: string;
  /** Plain text. */
  excerpt: string;
  /** Safe HTML, with relative URLs as on the site. */
  html: string;
  /** ISO days, `updated` too. */
  date: string;
  updated: string;
  author: { name: string; path: string } | undefined;
  tags: readonly string[];
  /** Path of the cover picture. */
  image?: string;
};

/** Number of entries in a feed. Older ones are on the site. */
export const feedLength = 20;

/** RSS 2.0 with full texts. Feed readers parse titles and descriptions as HTML, so these are escaped. */
export function renderRss(channel: FeedChannel, entries: readonly FeedEntry[]): string {
  const feed = openFeed(channel, entries, channel.rssPath);
  for (const entry of entries.slice(0, feedLength)) {
    feed.addItem({
      ...common(entry),
      title: escapeText(entry.title),
      description: escapeText(entry.excerpt),
      // `author` of RSS must be an email address; `creator` of Dublin Core is a name.
      extensions: entry.author ? [{ name: "dc:creator", objects: { _text: entry.author.name } }] : [],
    });
  }
  return feed.rss2();
}

/** JSON Feed with full texts. */
export function renderJsonFeed(channel: FeedChannel, entries: readonly FeedEntry[]): string {
  const feed = openFeed(channel, entries, channel.jsonPath ?? channel.path);
  for (const entry of entries.slice(0, feedLength)) {
    const { author } = entry;
    feed.addItem({
      ...common(entry),
      id: absoluteUrl(entry.path),
      title: entry.title,
      description: entry.excerpt,
      ...(entry.image === undefined ? {} : { image: absoluteUrl(entry.image) }),
      ...(author ? { author: [{ name: author.name, link: absoluteUrl(author.path) }] } : {}),
    });
  }
  return feed.json1();
}

function openFeed(channel: FeedChannel, entries: readonly FeedEntry[], self: string): Feed {
  const changed = entries.map(({ updated }) => updated).sort();
  return new Feed({
    title: channel.title,
    description: channel.description,
    link: absoluteUrl(channel.path),
    feed: absoluteUrl(self),
    feedLinks: {
      rss: absoluteUrl(channel.rssPath),
      ...(channel.jsonPath === undefined ? {} : { json: absoluteUrl(channel.jsonPath) }),
    },
    language: "en",
    image: absoluteUrl("/images/icon-192.png"),
    generator: false,
    // The library's default is the current time, but the feed only changes with its entries.
    updated: new Date(toDateTime(changed.at(-1) ?? "1970-01-01")),
  });
}

function common(entry: FeedEntry) {
  return {
    link: absoluteUrl(entry.path),
    content: toFeedHtml(entry.html, entry.path),
    date: new Date(toDateTime(entry.updated)),
    published: new Date(toDateTime(entry.date)),
    category: entry.tags.map((name) => ({ name })),
  };
}

/**
 * The HTML of a text for feeds: with absolute URLs, and without "]]>", which would end its CDATA section.
 * @param path Path of the entry's page, the base of its anchors.
 */
export function toFeedHtml(html: string, path: string): string {
  return withAbsoluteAddresses(html, path).replaceAll("]]>", "]]&gt;");
}
