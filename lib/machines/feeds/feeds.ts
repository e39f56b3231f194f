import { pages } from "../../addresses/pages";
import { type AppChange, listAppChanges } from "../../apps/changes";
import { correctionAddress, type EntryCorrection, listCorrections } from "../../apps/corrections";
import { nameSource } from "../../apps/facts";
import { describeScore } from "../../apps/scoring/score-words";
import type { Post, Review } from "../../content/entry-types";
import { getDocument, getSiteTexts } from "../../content/site/documents";
import { getOffers } from "../../content/site/entries";
import { byNewest, newestFirst } from "../../content/site/entry-dates";
import {
  allPosts,
  allReviews,
  authorsBySlug,
  categoriesBySlug,
  postsListedBy,
  type Site,
} from "../../content/site/site";
import { affiliateRel } from "../../offers/affiliate-link";
import { logError } from "../../runtime/log";
import { renderFeedBody } from "../../text/render-body";
import { getRenderContext } from "../../text/render-context";
import { renderSnippet } from "../../text/render-snippet";
import { escapeHtml, escapeText } from "../../util/escape";
import { memo } from "../../util/memo";
import { routes } from "../../util/routes";
import { nameWithSample, sampleNotes } from "../../util/sample";
import { respondWithText } from "../text-response";
import { type FeedChannel, type FeedEntry, feedLength, renderRss } from "./rss";

/**
 * Answers with a feed; 404 where there is none.
 * @param slug The page with the same entries: "reviews", "changes" or a category. Without it, the feed has articles and reviews.
 */
export function respondWithFeed(site: Site, request: Request, slug?: string): Response {
  const feed = findFeed(site, slug);
  if (!feed) return new Response("There is no such feed.\n", { status: 404 });
  const path = routes.rssFeed(slug);
  const render = () => renderRss({ ...feed, rssPath: path }, feed.list());
  return respondWithText(site, request, { path, contentType: "application/rss+xml", render });
}

type Feed = Omit<FeedChannel, "rssPath"> & { list: () => FeedEntry[] };

function findFeed(site: Site, slug: string | undefined): Feed | undefined {
  const { name, description } = getSiteTexts(site);
  if (slug === undefined) {
    const list = () => toEntries(site, [...allPosts(site).slice(0, feedLength), ...allReviews(site)]);
    return { title: name, description, path: routes.home(), list };
  }
  if (slug === "reviews") {
    const { seoDescription } = getDocument(site, "site/reviews-list");
    const list = () => toEntries(site, allReviews(site));
    return { title: `${name}: Reviews`, description: seoDescription, path: routes.reviews(), list };
  }
  if (slug === "changes") {
    const { titleFrom: own } = pages.changes;
    const list = () => newestFirst(listAppChanges(site).map(changeEntry), listCorrections(site).map(correctionEntry));
    return { title: `${name}: ${own.title}`, description: own.description, path: routes.changes(), list };
  }
  const category = categoriesBySlug(site).get(slug);
  if (!category) return undefined;
  const list = () => toEntries(site, postsListedBy(site, category.filter));
  const title = `${name}: ${category.name}`;
  return { title, description: category.seoDescription, path: routes.category(slug), list };
}

/** The newest of some entries. */
function toEntries(site: Site, entries: readonly (Post | Review)[]): FeedEntry[] {
  return [...entries]
    .sort(byNewest)
    .slice(0, feedLength)
    .map((entry) => toEntry(site, entry));
}

/** An article in full, or the score, the verdict and the text of a review, as on its page. */
function toEntry(site: Site, entry: Post | Review): FeedEntry {
  const author = authorsBySlug(site).get(entry.author);
  const text = getText(site, entry);
  const isReview = "product" in entry;
  const html = isReview
    ? [`<p>${escapeText(describeScore(entry))}</p>`, renderSnippet(entry.verdict), text].join("\n")
    : text;
  return {
    path: isReview ? routes.review(entry.slug) : routes.post(entry.slug),
    title: entry.title,
    excerpt: entry.excerpt,
    html: disclosed(site, marked(entry, html)),
    date: entry.date,
    author: author && nameWithSample(author.name, author.sample),
    tags: [entry.category, ...entry.tags.filter((tag) => tag !== entry.category)],
  };
}

/** Falls back to the excerpt, so that one broken text does not break the feed. */
function getText(site: Site, entry: Post | Review): string {
  return (bodiesOf(site)(entry) ?? `<p>${escapeText(entry.excerpt)}</p>`) + getSources(entry);
}

/** Rendered once for each Site, because several feeds have the same text. */
const bodiesOf = memo((site: Site) => memo((entry: Post | Review) => tryToRender(site, entry)));

/** The body of an entry as safe HTML; `undefined`, with a line in the log, when it cannot be rendered. */
function tryToRender(site: Site, entry: Post | Review): string | undefined {
  try {
    const from =
      "product" in entry
        ? { page: routes.review(entry.slug), offers: entry.offers }
        : { page: routes.post(entry.slug), offers: getOffers(site, entry) };
    return renderFeedBody(entry.body, getRenderContext(site, { ...from, placement: "feed" }));
  } catch (error) {
    logError(`the feeds leave out the text of ${entry.slug}, which cannot be rendered: ${String(error)}`);
    return undefined;
  }
}

function getSources({ sources }: Post | Review): string {
  if (sources.length === 0) return "";
  const items = sources.map(
    ({ title, by, url }) => `<li><a href="${escapeHtml(url)}">${escapeText(title)}</a>, ${escapeText(by)}</li>`,
  );
  return `\n<p>Sources:</p>\n<ul>\n${items.join("\n")}\n</ul>`;
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

/** A change at an app. Its address is its id, and stays. */
function changeEntry({ id, app, review, date, what, source, isSample }: AppChange): FeedEntry {
  const { text, href } = nameSource(source);
  const name = escapeText(text);
  const paragraphs = [
    escapeText(what),
    `Source: ${href ? `<a href="${escapeText(href)}">${name}</a>` : name}`,
    ...(review ? [`<a href="${routes.review(review)}">Our review of ${escapeText(app.name)}</a>`] : []),
  ];
  const title = `${app.name}${isSample ? " (sample)" : ""}: ${what}`;
  return datedEntry({ path: routes.changes(app.slug, id), title, date, what, paragraphs, isSample, tag: app.name });
}

/** One of our corrections, under its address on the page that was wrong. */
function correctionEntry({ id, title, path, date, what, was, isSample }: EntryCorrection): FeedEntry {
  const paragraphs = [
    escapeText(what),
    `Previously: ${escapeText(was)}`,
    `We corrected our own text, <a href="${escapeText(path)}">${escapeText(title)}</a>.`,
  ];
  return datedEntry({
    path: correctionAddress({ path, id }),
    title: `Our correction${isSample ? " (sample)" : ""}: ${title}`,
    ...{ date, what, paragraphs, isSample, tag: "Corrections" },
  });
}

type DatedEntry = {
  path: string;
  title: string;
  date: string;
  what: string;
  paragraphs: readonly string[];
  isSample: boolean;
  tag: string;
};

function datedEntry({ path, title, date, what, paragraphs, isSample, tag }: DatedEntry): FeedEntry {
  const html = [...paragraphs, ...(isSample ? [sampleNotes.oneChange] : [])].map((one) => `<p>${one}</p>`).join("\n");
  return { path, title, excerpt: what, html, date, author: undefined, tags: [tag] };
}
