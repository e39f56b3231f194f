import type { Route } from "next";

/** Every address inside the site is built here (docs/product.md, section 2). */
export const routes = {
  home: () => "/" as Route,
  reviews: () => "/reviews" as Route,
  review: (slug: string) => `/reviews/${slug}` as Route,
  blog: () => "/blog" as Route,
  blogPage: (page: number) => (page <= 1 ? "/blog" : `/blog/page/${page}`) as Route,
  post: (slug: string) => `/blog/${slug}` as Route,
  authors: () => "/authors" as Route,
  author: (slug: string) => `/authors/${slug}` as Route,
  /** The main blog is a category like the others, at /blog. */
  category: (slug: string) => `/${slug}` as Route,
  categoryPage: (slug: string, page: number) => (page <= 1 ? `/${slug}` : `/${slug}/page/${page}`) as Route,
  /** The feeds of everything, or of one listing. */
  rssFeed: (category?: string) => (category ? `/${category}/feed.xml` : "/feed.xml") as Route,
  jsonFeed: (category?: string) => (category ? `/${category}/feed.json` : "/feed.json") as Route,
  sitemap: () => "/sitemap.xml" as Route,
  llmsText: () => "/llms.txt" as Route,
  securityText: () => "/.well-known/security.txt" as Route,
  indexNowKey: () => "/indexnow-key.txt" as Route,
  /** One part of a sitemap that is too long for one file; parts count from 1. */
  sitemapPart: (part: number) => `/sitemaps/${part}.xml` as Route,
  about: () => "/about" as Route,
  contact: () => "/contact" as Route,
  help: () => "/help" as Route,
  terms: () => "/terms" as Route,
  privacy: () => "/privacy" as Route,
  affiliateDisclosure: () => "/affiliate-disclosure" as Route,
  search: (query?: string) => (query ? `/search-results?q=${encodeURIComponent(query)}` : "/search-results") as Route,
  contactApi: () => "/api/contact" as Route,
  newsletterApi: () => "/api/newsletter" as Route,
  searchApi: (query: string) => `/api/search?q=${encodeURIComponent(query)}`,
};

/** First path segments that are routes of their own, so no category may take one as its slug. */
export const reservedSegments: ReadonlySet<string> = new Set([
  "about",
  "affiliate-disclosure",
  "api",
  "authors",
  "contact",
  "help",
  "images",
  "index",
  "media",
  "missing",
  "privacy",
  "review",
  "reviews",
  "search-results",
  "sitemaps",
  "terms",
]);

/** Whether a slug would stand where listings have the numbers of their pages, or where Next.js has pages of its own. */
export function isReservedSlug(slug: string): boolean {
  return slug === "page" || slug === "index" || /^\d+$/.test(slug);
}
