import { describeScore } from "../../apps/scoring/describe-score";
import type { Post, Review } from "../../content/entry-types";
import { getDocument, getSiteTexts } from "../../content/site/documents";
import { getAuthor, getCategory, getPostsInCategory } from "../../content/site/entries";
import { byNewest, lastChanged } from "../../content/site/entry-dates";
import type { Site } from "../../content/site/site";
import { allPosts, allReviews } from "../../content/site/site";
import { affiliateRel } from "../../offers/affiliate-link";
import { renderSnippet } from "../../text/render-snippet";
import { escapeHtml, escapeText } from "../../util/escape";
import { routes } from "../../util/routes";
import { nameWithSample, sampleNotes } from "../../util/sample";
import { answerText } from "../answer-text";
import { bodyHtml } from "./body-html";
import { type FeedChannel, type FeedEntry, feedLength, renderJsonFeed, renderRss } from "./render-feed";

export type FeedFormat = "rss" | "json";

/** The feed of the site: articles and reviews together, newest first. */
export function siteFeed(site: Site, request: Request, format: FeedFormat): Response {
  return answerText(site, request, {
    ...feedAddress(format),
    render: () => {
      const { name, description } = getSiteTexts(site);
      const sources = [...getNewest(allPosts(site)), ...reviewSources(site)];
      return renderFeed(site, format, { title: name, description, path: routes.home(), ...feedPaths() }, sources);
    },
  });
}

/** The feed of the reviews, newest first. */
export function reviewsFeed(site: Site, request: Request, format: FeedFormat): Response {
  return answerText(site, request, {
    ...feedAddress(format, "reviews"),
    render: () => {
      const title = `${getSiteTexts(site).name}: Reviews`;
      const description = getDocument(site, "site/reviews-list").seoDescription;
      const channel = { title, description, path: routes.reviews(), ...feedPaths("reviews") };
      return renderFeed(site, format, channel, reviewSources(site));
    },
  });
}

/** The feed of one listing; `undefined` when there is no such listing. */
export function categoryFeed(site: Site, request: Request, slug: string, format: FeedFormat): Response | undefined {
  return answerText(site, request, {
    ...feedAddress(format, slug),
    render: () => {
      const category = getCategory(site, slug);
      if (!category) return undefined;
      const title = `${getSiteTexts(site).name}: ${category.name}`;
      const channel = { title, description: category.seoDescription, path: routes.category(slug), ...feedPaths(slug) };
      return renderFeed(site, format, channel, getNewest(getPostsInCategory(site, category)));
    },
  });
}

/** What a feed is asked for as, and answered as. */
export function feedAddress(format: FeedFormat, slug?: string) {
  return format === "rss"
    ? { path: routes.rssFeed(slug), contentType: "application/rss+xml" }
    : { path: routes.jsonFeed(slug), contentType: "application/feed+json" };
}

export const feedPaths = (slug?: string) => ({ rssPath: routes.rssFeed(slug), jsonPath: routes.jsonFeed(slug) });

type Source = { date: string; id: number } & ({ post: Post } | { review: Review });

/** Only as many as a feed can contain: sorting all posts would be wasted. */
function getNewest(posts: readonly Post[]): Source[] {
  return posts.slice(0, feedLength).map((post) => ({ post, date: post.date, id: post.id }));
}

function reviewSources(site: Site): Source[] {
  return allReviews(site).map((review) => ({ review, date: review.date, id: review.id }));
}

function renderFeed(site: Site, format: FeedFormat, channel: FeedChannel, sources: readonly Source[]): string {
  const entries = [...sources]
    .sort(byNewest)
    .slice(0, feedLength)
    .map((source) => ("post" in source ? postEntry(site, source.post) : reviewEntry(site, source.review)));
  return writeFeed(format, channel, entries);
}

export function writeFeed(format: FeedFormat, channel: FeedChannel, entries: readonly FeedEntry[]): string {
  return format === "rss" ? renderRss(channel, entries) : renderJsonFeed(channel, entries);
}

function postEntry(site: Site, post: Post): FeedEntry {
  return {
    ...common(site, post),
    path: routes.post(post.slug),
    html: disclosed(site, marked(post, getText(site, post))),
  };
}

/** A review's score and verdict, then its text, as on its page. */
function reviewEntry(site: Site, review: Review): FeedEntry {
  const html = [
    `<p>${escapeText(describeScore(review))}</p>`,
    renderSnippet(review.verdict),
    getText(site, review),
  ].join("\n");
  return { ...common(site, review), path: routes.review(review.slug), html: disclosed(site, marked(review, html)) };
}

/** Falls back to the excerpt, so that one broken text does not break the feed. */
function getText(site: Site, entry: Post | Review): string {
  return (bodyHtml(site, entry) ?? `<p>${escapeText(entry.excerpt)}</p>`) + getSources(entry);
}

function getSources({ sources }: Post | Review): string {
  if (sources.length === 0) return "";
  const items = sources.map(
    ({ title, by, url }) => `<li><a href="${escapeHtml(url)}">${escapeText(title)}</a>, ${escapeText(by)}</li>`,
  );
  return `\n<p>Sources:</p>\n<ul>\n${items.join("\n")}\n</ul>`;
}

function common(site: Site, entry: Post | Review) {
  const author = getAuthor(site, entry.author);
  return {
    title: entry.title,
    excerpt: entry.excerpt,
    date: entry.date,
    updated: lastChanged(entry),
    author: author && { name: nameWithSample(author.name, author.sample), path: routes.author(author.slug) },
    tags: [entry.category, ...entry.tags.filter((tag) => tag !== entry.category)],
    image: entry.coverImage,
  };
}

/** A text that came with the starter begins with saying so. */
function marked({ sample }: Post | Review, html: string): string {
  return sample ? `<p>${sampleNotes.entry}</p>\n${html}` : html;
}

/** A text with an affiliate link in it ends with the disclosure. */
function disclosed(site: Site, html: string): string {
  return html.includes(`rel="${affiliateRel}"`)
    ? `${html}\n${renderSnippet(getSiteTexts(site).shortDisclosure)}`
    : html;
}
