import type { Metadata } from "next";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getSite } from "@/lib/content/snapshot/site-document";
import { buildPageMetadata, type PageMetadataInput, titles } from "@/lib/machines/metadata/page-metadata";
import type { PageKind } from "@/lib/site/page-kind";
import { getTitle } from "@/lib/site/page-titles";
import { type PageName, pages } from "@/lib/site/pages";

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
