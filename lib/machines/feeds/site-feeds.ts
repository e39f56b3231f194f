import { describeScore } from "../../apps/scoring/describe-score";
import type { Post, Review } from "../../content/entry-types";
import { getAuthor } from "../../content/site/authors";
import { getCategory, getPostsInCategory } from "../../content/site/categories";
import { currentSite } from "../../content/site/current-site";
import { getDocument } from "../../content/site/documents";
import { byNewest, lastChanged } from "../../content/site/entry-dates";
import { getAllPosts } from "../../content/site/posts";
import { allReviews } from "../../content/site/site";
import { getSiteTexts } from "../../content/site/site-texts";
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
export function siteFeed(request: Request, format: FeedFormat): Response {
  return answerText(request, {
    ...feedAddress(format),
    render: () => {
      const { name, description } = getSiteTexts();
      const sources = [...getNewest(getAllPosts()), ...reviewSources()];
      return renderFeed(format, { title: name, description, path: routes.home(), ...feedPaths() }, sources);
    },
  });
}

/** The feed of the reviews, newest first. */
export function reviewsFeed(request: Request, format: FeedFormat): Response {
  return answerText(request, {
    ...feedAddress(format, "reviews"),
    render: () => {
      const title = `${getSiteTexts().name}: Reviews`;
      const description = getDocument("site/reviews-list").seoDescription;
      const channel = { title, description, path: routes.reviews(), ...feedPaths("reviews") };
      return renderFeed(format, channel, reviewSources());
    },
  });
}

/** The feed of one listing; `undefined` when there is no such listing. */
export function categoryFeed(request: Request, slug: string, format: FeedFormat): Response | undefined {
  return answerText(request, {
    ...feedAddress(format, slug),
    render: () => {
      const category = getCategory(slug);
      if (!category) return undefined;
      const title = `${getSiteTexts().name}: ${category.name}`;
      const channel = { title, description: category.seoDescription, path: routes.category(slug), ...feedPaths(slug) };
      return renderFeed(format, channel, getNewest(getPostsInCategory(category)));
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

function reviewSources(): Source[] {
  return allReviews(currentSite()).map((review) => ({ review, date: review.date, id: review.id }));
}

function renderFeed(format: FeedFormat, channel: FeedChannel, sources: readonly Source[]): string {
  const entries = [...sources]
    .sort(byNewest)
    .slice(0, feedLength)
    .map((source) => ("post" in source ? postEntry(source.post) : reviewEntry(source.review)));
  return writeFeed(format, channel, entries);
}

export function writeFeed(format: FeedFormat, channel: FeedChannel, entries: readonly FeedEntry[]): string {
  return format === "rss" ? renderRss(channel, entries) : renderJsonFeed(channel, entries);
}

function postEntry(post: Post): FeedEntry {
  return { ...common(post), path: routes.post(post.slug), html: disclosed(marked(post, getText(post))) };
}

/** A review's score and verdict, then its text, as on its page. */
function reviewEntry(review: Review): FeedEntry {
  const html = [`<p>${escapeText(describeScore(review))}</p>`, renderSnippet(review.verdict), getText(review)].join(
    "\n",
  );
  return { ...common(review), path: routes.review(review.slug), html: disclosed(marked(review, html)) };
}

/** Falls back to the excerpt, so that one broken text does not break the feed. */
function getText(entry: Post | Review): string {
  return (bodyHtml(entry) ?? `<p>${escapeText(entry.excerpt)}</p>`) + getSources(entry);
}

function getSources({ sources }: Post | Review): string {
  if (sources.length === 0) return "";
  const items = sources.map(
    ({ title, by, url }) => `<li><a href="${escapeHtml(url)}">${escapeText(title)}</a>, ${escapeText(by)}</li>`,
  );
  return `\n<p>Sources:</p>\n<ul>\n${items.join("\n")}\n</ul>`;
}

function common(entry: Post | Review) {
  const author = getAuthor(entry.author);
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
function disclosed(html: string): string {
  return html.includes(`rel="${affiliateRel}"`) ? `${html}\n${renderSnippet(getSiteTexts().shortDisclosure)}` : html;
}
