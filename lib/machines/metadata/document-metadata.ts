import type { Metadata } from "next";
import { getSnapshot } from "../../content/snapshot/current-snapshot";
import { getSite } from "../../content/snapshot/site-document";
import type { PageKind } from "../../site/page-kind";
import { getTitle } from "../../site/page-titles";
import { type PageName, pages } from "../../site/pages";
import { buildPageMetadata, type PageMetadataInput, titles } from "./page-metadata";

/** Metadata of a page whose title and description come from lib/site/pages.ts, with the feeds of its own. */
export function documentMetadata(name: PageName, feedOf?: PageMetadataInput["feedOf"]): Metadata {
  const kind: PageKind = pages[name];
  const found = getTitle(kind, getSnapshot().library.documents);
  return found ? textMetadata({ path: kind.route, title: found.seoTitle, description: found.description, feedOf }) : {};
}

/** Metadata of a page whose title is followed by the site's name. */
export function textMetadata(
  page: Pick<PageMetadataInput, "path" | "title" | "description" | "noindex" | "feedOf">,
): Metadata {
  const { name } = getSite();
  return buildPageMetadata({ ...page, title: titles.page(page.title, name), shareTitle: page.title, siteName: name });
}
