import { withoutForbidden } from "../../util/characters";
import { toDateTime } from "../../util/date";
import { escapeXml } from "../../util/escape";
import { absoluteUrl, toPortableHtml } from "../metadata/page-metadata";

/** A feed without its entries. */
export type FeedChannel = {
  title: string;
  description: string;
  /** Path of the page that shows the same entries. */
  path: string;
  /** Path of the feed itself. */
  rssPath: string;
};

/** An entry of a feed. */
export type FeedEntry = {
  path: string;
  title: string;
  /** Plain text. */
  excerpt: string;
  /** Safe HTML, with relative URLs as on the site. */
  html: string;
  /** ISO day. */
  date: string;
  /** Name of its author. */
  author: string | undefined;
  tags: readonly string[];
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
    `<image>${element("url", absoluteUrl("/images/icon-192.png"))}${element("title", title)}${link}</image>`,
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
    // As RFC 822 writes a day.
    element("pubDate", new Date(toDateTime(date)).toUTCString()),
    element("description", excerpt),
    // `author` of RSS must be an email address; `creator` of Dublin Core is a name.
    ...(author === undefined ? [] : [element("dc:creator", author)]),
    ...tags.map((tag) => element("category", tag)),
    `<content:encoded><![CDATA[${toFeedHtml(html, path)}]]></content:encoded>`,
  ];
  return `<item>\n${lines.join("\n")}\n</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/**
 * The HTML of a text for feeds: with absolute URLs, without characters that XML forbids, and without "]]>", which would end its
 * CDATA section.
 * @param path Path of the entry's page, the base of its anchors.
 */
export function toFeedHtml(html: string, path: string): string {
  return withoutForbidden(toPortableHtml(html, path)).replaceAll("]]>", "]]&gt;");
}
