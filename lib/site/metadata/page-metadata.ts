import type { Metadata } from "next";
import { getEnv } from "../../runtime/env";
import { routes } from "../routes";

/** The address of a page with its host; the home page has no slash at the end. */
export function absoluteUrl(path: string): string {
  return path === "/" ? getEnv().siteUrl : getEnv().siteUrl + path;
}

/** A picture for previews, named from `public/`. */
export type PreviewImage = { src: string; alt: string; width: number; height: number };

export type PageMetadataInput = {
  /** The whole title, as the browser shows it. */
  title: string;
  /** The same without the site's name, which previews show beside it. Otherwise the whole title. */
  shareTitle?: string | undefined;
  description: string;
  /** Path of the page itself, which is its canonical. */
  path: string;
  siteName: string;
  /** Otherwise the site's own picture. */
  image?: PreviewImage | undefined;
  type?: "website" | "article" | "profile" | undefined;
  /** Search results and the like: noindex, but their links are followed. */
  noindex?: boolean | undefined;
  /** True adds the rating tag for adult content. */
  adult?: boolean | undefined;
  /** Days of publication and change, for articles, and what they are filed under. */
  published?: Published | undefined;
  /** The listing whose feeds the page names beside the site's own. */
  feedOf?: { slug: string; name: string } | undefined;
};

type Published = {
  date: string;
  updated: string;
  author?: string | undefined;
  section: string;
  tags: readonly string[];
};

/** Size of the site's own picture for previews. */
const siteImage = { src: "/images/og/site.png", width: 1200, height: 630 };

/** Title, description, canonical, feeds, Open Graph and Twitter card of one page (docs/product.md, section 7, "Page metadata"). */
export function buildPageMetadata(input: PageMetadataInput): Metadata {
  const { title, description, siteName, type = "website", published } = input;
  const shareTitle = input.shareTitle ?? title;
  const url = absoluteUrl(input.path);
  const picture = input.image ?? { ...siteImage, alt: siteName };
  const images = [{ url: absoluteUrl(picture.src), width: picture.width, height: picture.height, alt: picture.alt }];
  const openGraph = { title: shareTitle, description, url, siteName, images, locale: "en_US" };
  return {
    title,
    description,
    alternates: { canonical: url, types: feedLinks(siteName, input.feedOf) },
    openGraph:
      type === "article" && published
        ? {
            ...openGraph,
            type,
            publishedTime: published.date,
            modifiedTime: published.updated,
            section: published.section,
            tags: [...published.tags],
            ...(published.author ? { authors: [published.author] } : {}),
          }
        : { ...openGraph, type: type === "article" ? "website" : type },
    twitter: { card: "summary_large_image", title: shareTitle, description, images },
    // Without it search engines show a small picture, and Discover none (developers.google.com/search/docs, "robots meta tag").
    robots: input.noindex
      ? { index: false, follow: true }
      : { index: true, follow: true, "max-image-preview": "large" },
    ...(input.adult ? { other: { rating: "adult" } } : {}),
  };
}

function feedLinks(siteName: string, listing: PageMetadataInput["feedOf"]) {
  const links = (path: (slug?: string) => string) => [
    ...(listing ? [{ url: absoluteUrl(path(listing.slug)), title: `${siteName}: ${listing.name}` }] : []),
    { url: absoluteUrl(path()), title: siteName },
  ];
  return { "application/rss+xml": links(routes.rssFeed), "application/feed+json": links(routes.jsonFeed) };
}
