import type { Metadata, Route } from "next";
import { getTitle, type PageKind } from "../../addresses/page-kind";
import { type PageName, pages } from "../../addresses/pages";
import { getSiteTexts } from "../../content/site/documents";
import type { Site } from "../../content/site/site";
import type { PreviewImage } from "../../pictures/previews/preview-card";
import { getEnv } from "../../runtime/env";
import { newTabHint } from "../../text/rehype-links";
import { routes } from "../../util/routes";

/** Title formats. */
export const titles = {
  page: (title: string, site: string) => `${title} | ${site}`,
  review: (title: string, site: string) => `${title} - ${site} Review`,
  author: (name: string, site: string) => `${name} - Author at ${site}`,
  search: (query: string, site: string) => `Search Results for "${query}" | ${site}`,
  /** With the number from page 2 on. */
  listing: (title: string, page: number) => (page > 1 ? `${title} - Page ${page}` : title),
};

/** The description of a page of a listing: later pages have their number, so that each has its own. */
export function describeListingPage(description: string, page: number): string {
  return page > 1 ? `${description} Page ${page}.` : description;
}

/** The URL of a path. The home page has no trailing slash. */
export function absoluteUrl(path: string): string {
  return path === "/" ? getEnv().siteUrl : getEnv().siteUrl + path;
}

export type PageMetadataInput = {
  /** The full title, as in the browser's tab. */
  title: string;
  /** Title without the site's name, which link previews show separately; default: the full title. */
  shareTitle?: string | undefined;
  description: string;
  /** Path of the page, for its canonical URL. */
  path: string;
  siteName: string;
  /** Default: the site's own picture. */
  image?: PreviewImage | undefined;
  /** Default: "website"; of a page with `published` it is "article". */
  type?: "profile" | undefined;
  /** Whether to write "noindex, follow", for search results and the like. */
  noindex?: boolean | undefined;
  /** Whether to add the rating tag for adult content. */
  adult?: boolean | undefined;
  /** Dates, author, category and tags of an article. */
  published?: Published | undefined;
  /** Whether the page has a markdown export. */
  hasMarkdown?: boolean | undefined;
  /** The list whose feed the page links to, beside that of the site. */
  feedOf?: { slug: string; name: string } | undefined;
};

type Published = {
  date: string;
  updated: string;
  author?: string | undefined;
  section: string;
  tags: readonly string[];
};

/** The site's own picture for link previews. */
const siteImage = { src: "/images/og/site.png", width: 1200, height: 630 };

/** Title, description, canonical, feeds, Open Graph and Twitter card of one page. */
export function buildPageMetadata(input: PageMetadataInput): Metadata {
  const { title, description, siteName, published } = input;
  const shareTitle = input.shareTitle ?? title;
  const url = absoluteUrl(input.path);
  const picture = input.image ?? { ...siteImage, alt: siteName };
  const images = [{ url: absoluteUrl(picture.src), width: picture.width, height: picture.height, alt: picture.alt }];
  const openGraph = { title: shareTitle, description, url, siteName, images, locale: "en_US" };
  return {
    title,
    description,
    alternates: {
      canonical: url,
      types: {
        ...feedLinks(siteName, input.feedOf),
        ...(input.hasMarkdown ? { "text/markdown": absoluteUrl(routes.markdown(input.path as Route)) } : {}),
      },
    },
    openGraph: published
      ? {
          ...openGraph,
          type: "article",
          publishedTime: published.date,
          modifiedTime: published.updated,
          section: published.section,
          tags: [...published.tags],
          ...(published.author ? { authors: [published.author] } : {}),
        }
      : { ...openGraph, type: input.type ?? "website" },
    twitter: { card: "summary_large_image", title: shareTitle, description, images },
    // Allows large pictures in search results and Discover (developers.google.com/search/docs, "robots meta tag").
    robots: input.noindex
      ? { index: false, follow: true }
      : { index: true, follow: true, "max-image-preview": "large" },
    ...(input.adult ? { other: { rating: "adult" } } : {}),
  };
}

function feedLinks(siteName: string, listing: PageMetadataInput["feedOf"]) {
  return {
    "application/rss+xml": [
      ...(listing ? [{ url: absoluteUrl(routes.rssFeed(listing.slug)), title: `${siteName}: ${listing.name}` }] : []),
      { url: absoluteUrl(routes.rssFeed()), title: siteName },
    ],
  };
}

/** The start tag of a link or a picture. Never matches text, because the markdown pipeline escapes "<" in texts. */
const tag = /<(?:a|img)(?:\s[^\s"=>]+(?:="[^"]*")?)*\s*\/?>/g;

/**
 * Makes safe HTML fit for use outside its page: its URLs are absolute, and no link opens a new tab or says so.
 * @param path Path of the page, the base of its anchors.
 */
export function toPortableHtml(html: string, path: string): string {
  return html.replaceAll(newTabHint, "").replace(tag, (whole) =>
    whole
      .replace(' target="_blank"', "")
      .replace(/\s(href|src)="(#[^"]*)"/g, (_, name, anchor) => ` ${name}="${absoluteUrl(path)}${anchor}"`)
      .replace(/\s(href|src)="(\/(?!\/)[^"]*)"/g, (_, name, target) => ` ${name}="${absoluteUrl(target)}"`),
  );
}

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
