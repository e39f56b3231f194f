import type { Metadata } from "next";
import type { PageKind } from "../../addresses/page-kind";
import { getTitle } from "../../addresses/page-titles";
import { type PageName, pages } from "../../addresses/pages";
import { getSiteTexts } from "../../content/site/documents";
import type { Site } from "../../content/site/site";
import { buildPageMetadata, type PageMetadataInput, titles } from "./page-metadata";

/** Metadata of a page whose title and description come from lib/addresses/pages.ts, with the feeds of its own. */
export function documentMetadata(site: Site, name: PageName, feedOf?: PageMetadataInput["feedOf"]): Metadata {
  const kind: PageKind = pages[name];
  const found = getTitle(kind, site.library.documents);
  return found
    ? textMetadata(site, { path: kind.route, title: found.seoTitle, description: found.description, feedOf })
    : {};
}

/** Metadata of a page whose title is followed by the site's name. */
export function textMetadata(
  site: Site,
  page: Pick<PageMetadataInput, "path" | "title" | "description" | "noindex" | "feedOf">,
): Metadata {
  const { name } = getSiteTexts(site);
  return buildPageMetadata({ ...page, title: titles.page(page.title, name), shareTitle: page.title, siteName: name });
}
