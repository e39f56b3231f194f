import type { Metadata } from "next";
import type { Post, Review } from "../../content/entry-types";
import { getBrand, getSiteTexts } from "../../content/site/documents";
import { lastChanged } from "../../content/site/entry-dates";
import { authorsBySlug, type Site } from "../../content/site/site";
import { postCard, previewImage, reviewCard } from "../../pictures/previews/preview-card";
import { toDateTime } from "../../util/date";
import { routes } from "../../util/routes";
import { buildPageMetadata, titles } from "./page-metadata";

/** Title, description, canonical and previews of an article or a review. */
export function entryMetadata(site: Site, entry: Post | Review): Metadata {
  const { name, postCategories } = getSiteTexts(site);
  const title = entry.seoTitle ?? entry.title;
  const author = authorsBySlug(site).get(entry.author);
  const { card, ...own } =
    "product" in entry
      ? { title: titles.review(title, name), path: routes.review(entry.slug), card: reviewCard(entry) }
      : { title: titles.page(title, name), path: routes.post(entry.slug), card: postCard(entry) };
  return buildPageMetadata({
    ...own,
    image: previewImage(card, getBrand(site)),
    shareTitle: title,
    description: entry.excerpt,
    siteName: name,
    hasMarkdown: true,
    adult: postCategories.some((category) => category.name === entry.category && category.adult),
    published: {
      date: toDateTime(entry.date),
      updated: toDateTime(lastChanged(entry)),
      author: author?.sample ? undefined : author?.name,
      section: entry.category,
      tags: entry.tags,
    },
  });
}
