import { pages } from "../../addresses/pages";
import { type AppChange, listAppChanges } from "../../apps/app-changes";
import { correctionAddress, type EntryCorrection, listCorrections } from "../../apps/corrections";
import { nameSource } from "../../apps/product-facts";
import { getSiteTexts } from "../../content/site/documents";
import { newestFirst } from "../../content/site/entry-dates";
import type { Site } from "../../content/site/site";
import { escapeText } from "../../util/escape";
import { routes } from "../../util/routes";
import { sampleNotes } from "../../util/sample";
import { answerText } from "../answer-text";
import { type FeedEntry, feedLength } from "./render-feed";
import { type FeedFormat, feedAddress, feedPaths, writeFeed } from "./site-feeds";

/** The feed of changes at apps and of our corrections, newest first. The address of each is its id, and stays. */
export function changesFeed(site: Site, request: Request, format: FeedFormat): Response {
  return answerText(site, request, {
    ...feedAddress(format, "changes"),
    render: () => {
      const { title, description } = pages.changes.titleFrom;
      const channel = { title: `${getSiteTexts(site).name}: ${title}`, description, path: routes.changes() };
      const entries = newestFirst(
        listAppChanges(site).map(toEntry),
        listCorrections(site).map(toCorrectionEntry),
      ).slice(0, feedLength);
      return writeFeed(format, { ...channel, ...feedPaths("changes") }, entries);
    },
  });
}

function toEntry({ id, app, review, date, what, source, isSample }: AppChange): FeedEntry {
  const { text, href } = nameSource(source);
  const name = escapeText(text);
  const paragraphs = [
    escapeText(what),
    `Source: ${href ? `<a href="${escapeText(href)}">${name}</a>` : name}`,
    ...(review ? [`<a href="${routes.review(review)}">Our review of ${escapeText(app.name)}</a>`] : []),
    ...(isSample ? [sampleNotes.oneChange] : []),
  ];
  return {
    path: routes.changes(app.slug, id),
    title: `${app.name}${isSample ? " (sample)" : ""}: ${what}`,
    excerpt: what,
    html: toHtml(paragraphs),
    date,
    updated: date,
    author: undefined,
    tags: [app.name],
  };
}

function toCorrectionEntry({ id, title, path, date, what, was, isSample }: EntryCorrection): FeedEntry {
  const paragraphs = [
    escapeText(what),
    `Previously: ${escapeText(was)}`,
    `We corrected our own text, <a href="${escapeText(path)}">${escapeText(title)}</a>.`,
    ...(isSample ? [sampleNotes.oneChange] : []),
  ];
  return {
    path: correctionAddress({ path, id }),
    title: `Our correction${isSample ? " (sample)" : ""}: ${title}`,
    excerpt: what,
    html: toHtml(paragraphs),
    date,
    updated: date,
    author: undefined,
    tags: ["Corrections"],
  };
}

function toHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n");
}
