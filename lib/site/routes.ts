import type { Route } from "next";

/**
 * Every address inside the site is built here (docs/product.md, section 2). Which pages there are, and all else that is
 * known of them, stands in pages.ts: this file goes to browsers too, so it is kept small.
 */
export const routes = {
  home: () => "/" as Route,
  reviews: () => "/reviews" as Route,
  review: (slug: string) => `/reviews/${slug}` as Route,
  /** Apps side by side, by their files in content/products; without any, the form that chooses them. */
  compare: (apps: readonly string[] = []) =>
    (apps.length > 0 ? `/reviews/compare?apps=${apps.join(",")}` : "/reviews/compare") as Route,
  /** The page of two apps that a review compares: "luna-ai-vs-spicy-ai". */
  comparison: (pair: string) => `/reviews/compare/${pair}` as Route,
  blog: () => "/blog" as Route,
  blogPage: (page: number) => (page <= 1 ? "/blog" : `/blog/page/${page}`) as Route,
  post: (slug: string) => `/blog/${slug}` as Route,
  authors: () => "/authors" as Route,
  author: (slug: string) => `/authors/${slug}` as Route,
  /** The main blog is a category like the others, at /blog. */
  category: (slug: string) => `/${slug}` as Route,
  /** A file of content/pages that has no route of its own. */
  page: (slug: string) => `/${slug}` as Route,
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
  /** What a reader without script sees after a form was accepted. */
  messageSent: () => "/contact/sent" as Route,
  subscribed: () => "/contact/subscribed" as Route,
  help: () => "/help" as Route,
  terms: () => "/terms" as Route,
  privacy: () => "/privacy" as Route,
  affiliateDisclosure: () => "/affiliate-disclosure" as Route,
  search: (query?: string) => (query ? `/search-results?q=${encodeURIComponent(query)}` : "/search-results") as Route,
  contactApi: () => "/api/contact" as Route,
  newsletterApi: () => "/api/newsletter" as Route,
  searchApi: (query: string) => `/api/search?q=${encodeURIComponent(query)}`,
};
