import { latestDay } from "../../content/site/entry-dates";
import { toDateTime } from "../../util/date";
import { escapeXml } from "../../util/escape";
import { withoutForbidden } from "../../util/xml-characters";
import { absoluteUrl, toPortableHtml } from "../metadata/page-metadata";

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

/** RSS 2.0 (rssboard.org/rss-specification) with full texts. Titles and descriptions are plain text, escaped once. */
export function renderRss(channel: FeedChannel, entries: readonly FeedEntry[]): string {
  const { title, description, path, rssPath } = channel;
  const link = element("link", absoluteUrl(path));
  const lines = [
    element("title", title),
    link,
    element("description", description),
    element("language", "en"),
    element("lastBuildDate", rssDate(latestChange(entries))),
    `<image>${element("url", absoluteUrl(iconPath))}${element("title", title)}${link}</image>`,
    `<atom:link href="${escapeXml(absoluteUrl(rssPath))}" rel="self" type="application/rss+xml"/>`,
    ...entries.slice(0, feedLength).map(rssItem),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${namespaces}>
<channel>
${lines.join("\n")}
</channel>
</rss>
`;
}

const iconPath = "/images/icon-192.png";

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

function rssItem({ path, title, excerpt, html, date, author, tags }: FeedEntry): string {
  const address = escapeXml(absoluteUrl(path));
  const lines = [
    element("title", title),
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    element("pubDate", rssDate(date)),
    element("description", excerpt),
    // `author` of RSS must be an email address; `creator` of Dublin Core is a name.
    ...(author ? [element("dc:creator", author.name)] : []),
    ...tags.map((tag) => element("category", tag)),
    `<content:encoded><![CDATA[${toFeedHtml(html, path)}]]></content:encoded>`,
  ];
  return `<item>\n${lines.join("\n")}\n</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** A day as RSS writes it (RFC 822). */
function rssDate(day: string): string {
  return new Date(toDateTime(day)).toUTCString();
}

/** Not the present: a feed changes only with its entries. */
function latestChange(entries: readonly FeedEntry[]): string {
  return latestDay(entries.map(({ updated }) => updated)) ?? "1970-01-01";
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1) with full texts. */
export function renderJsonFeed(channel: FeedChannel, entries: readonly FeedEntry[]): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: channel.title,
    home_page_url: absoluteUrl(channel.path),
    feed_url: absoluteUrl(channel.jsonPath ?? channel.path),
    description: channel.description,
    icon: absoluteUrl(iconPath),
    language: "en",
    items: entries.slice(0, feedLength).map(jsonItem),
  };
  return JSON.stringify(feed, (_, value) => (typeof value === "string" ? withoutForbidden(value) : value), 2);
}

function jsonItem({ path, title, excerpt, html, date, updated, author, tags, image }: FeedEntry) {
  return {
    id: absoluteUrl(path),
    url: absoluteUrl(path),
    title,
    summary: excerpt,
    content_html: toFeedHtml(html, path),
    image: image && absoluteUrl(image),
    date_published: toDateTime(date),
    date_modified: toDateTime(updated),
    authors: author && [{ name: author.name, url: absoluteUrl(author.path) }],
    tags,
  };
}

/**
 * The HTML of a text for feeds: with absolute URLs, without characters that XML forbids, and without "]]>", which would end its
 * CDATA section.
 * @param path Path of the entry's page, the base of its anchors.
 */
export function toFeedHtml(html: string, path: string): string {
  return withoutForbidden(toPortableHtml(html, path)).replaceAll("]]>", "]]&gt;");
}
