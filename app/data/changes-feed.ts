import { type AppChange, listAppChanges } from "@/lib/content/snapshot/app-changes";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getSite } from "@/lib/content/snapshot/site-document";
import { escapeText } from "@/lib/format/escape-text";
import { answerText } from "@/lib/http/answer-text";
import { nameSource } from "@/lib/products/name-source";
import type { FeedEntry } from "@/lib/site/feeds/feed-types";
import { feedLength } from "@/lib/site/feeds/render-feed";
import { pages } from "@/lib/site/pages";
import { routes } from "@/lib/site/routes";
import { type FeedFormat, feedAddress, feedPaths, writeFeed } from "./feeds";

/** The feed of what apps have changed, newest first. The address of each change is its id, and stays. */
export function changesFeed(request: Request, format: FeedFormat): Response {
  return answerText(request, {
    ...feedAddress(format, "changes"),
    render: () => {
      const { title, description } = pages.changes.titleFrom;
      const channel = { title: `${getSite().name}: ${title}`, description, path: routes.changes() };
      const entries = listAppChanges(getSnapshot()).slice(0, feedLength).map(toEntry);
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
    ...(isSample ? ["This is a sample that came with the starter. Nobody has looked it up."] : []),
  ];
  return {
    path: routes.changes(app.slug, id),
    title: `${app.name}${isSample ? " (sample)" : ""}: ${what}`,
    excerpt: what,
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n"),
    date,
    updated: date,
    author: undefined,
    tags: [app.name],
  };
}
