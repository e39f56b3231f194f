import type { Metadata } from "next";
import { getEnv } from "../config/env";

/** The address of a page with its host. */
export function absoluteUrl(path: string): string {
  return `${getEnv().siteUrl}${path === "/" ? "" : path}` || getEnv().siteUrl;
}

export type PageMetadataInput = {
  /** The whole title, as the browser shows it. */
  title: string;
  description: string;
  /** Path of the page itself, which is its canonical. */
  path: string;
  siteName: string;
  image?: { src: string; alt: string; width: number; height: number } | undefined;
  type?: "website" | "article" | "profile" | undefined;
  /** Search results and the like: noindex, but their links are followed. */
  noindex?: boolean | undefined;
  /** True adds the rating tag for adult content. */
  adult?: boolean | undefined;
  /** Days of publication and change, for articles. */
  published?: { date: string; updated: string; author?: string | undefined } | undefined;
};

/** Size of the site's own picture for previews. */
const siteImage = { src: "/images/og/site.png", width: 1200, height: 630 };

/** Title, description, canonical, Open Graph and Twitter card of one page (specification, section 7, "Page metadata"). */
export function buildPageMetadata(input: PageMetadataInput): Metadata {
  const { title, description, siteName, type = "website", published } = input;
  const url = absoluteUrl(input.path);
  const picture = input.image ?? { ...siteImage, alt: siteName };
  const images = [{ url: absoluteUrl(picture.src), width: picture.width, height: picture.height, alt: picture.alt }];
  const openGraph = { title, description, url, siteName, images, locale: "en_US" };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph:
      type === "article" && published
        ? {
            ...openGraph,
            type,
            publishedTime: published.date,
            modifiedTime: published.updated,
            ...(published.author ? { authors: [published.author] } : {}),
          }
        : { ...openGraph, type: type === "article" ? "website" : type },
    twitter: { card: "summary_large_image", title, description, images },
    ...(input.noindex ? { robots: { index: false, follow: true } } : {}),
    ...(input.adult ? { other: { rating: "adult" } } : {}),
  };
}
