import type { Route } from "next";

/**
 * Builds all addresses inside the site. Browsers load this file, so it is small:
 * everything else about pages is in pages.ts.
 */
export const routes = {
  home: () => "/" as Route,
  reviews: () => "/reviews" as Route,
  /** The criteria by which apps are tested. */
  method: () => "/reviews#criteria" as Route,
  review: (slug: string) => `/reviews/${slug}` as Route,
  /** What the app of a review costs. */
  plans: (review: string) => `/reviews/${review}#plans` as Route,
  /** Apps side by side, by their files in content/products; without any, the form that chooses them. */
  compare: (apps: readonly string[] = []) =>
    (apps.length > 0 ? `/reviews/compare?apps=${apps.join(",")}` : "/reviews/compare") as Route,
  /** The page of two apps that a review compares: "luna-ai-vs-spicy-ai". */
  comparison: (pair: string) => `/reviews/compare/${pair}` as Route,
  /** The apps that fit what a query asks. @param query As `findAddress` of lib/apps/finder makes it; empty for all apps. */
  find: (query = "") => (query ? `/reviews/find?${query}` : "/reviews/find") as Route,
  /** What apps cost over some months. @param query As `costAddress` of lib/apps/costs makes it; empty for the form alone. */
  costs: (query = "") => (query ? `/reviews/costs?${query}` : "/reviews/costs") as Route,
  blog: () => "/blog" as Route,
  blogPage: (page: number) => (page <= 1 ? "/blog" : `/blog/page/${page}`) as Route,
  post: (slug: string) => `/blog/${slug}` as Route,
  /** The markdown export of the page of an article or review. */
  markdown: (page: Route) => `${page}.md` as Route,
  authors: () => "/authors" as Route,
  author: (slug: string) => `/authors/${slug}` as Route,
  /** Also for the main blog, the category at /blog. */
  category: (slug: string) => `/${slug}` as Route,
  /** A page of content/pages without a route of its own. */
  page: (slug: string) => `/${slug}` as Route,
  categoryPage: (slug: string, page: number) => (page <= 1 ? `/${slug}` : `/${slug}/page/${page}`) as Route,
  /** What the site states and what it rests on; or one claim of it, by its id in the ledger. */
  howWeKnow: (claim?: string) => (claim ? `/how-we-know#${claim}` : "/how-we-know") as Route,
  /** The money test, which says how we know of ourselves. */
  moneyTest: () => "/how-we-know/money" as Route,
  /** Our facts as files; or one of them: "apps.json". */
  data: (file?: string) => (file === undefined ? "/data" : `/data/${file}`) as Route,
  /** A file that proves a claim, by its name in content/evidence. */
  evidence: (file: string) => `/evidence/${file}` as Route,
  /** The changes at all apps; or one of them, by its app and its id. */
  changes: (app?: string, id?: string) => (app ? `/changes#${app}.${id}` : "/changes") as Route,
  /** The feed of the whole site, or of one category. */
  rssFeed: (category?: string) => (category ? `/${category}/feed.xml` : "/feed.xml") as Route,
  sitemap: () => "/sitemap.xml" as Route,
  llmsText: () => "/llms.txt" as Route,
  securityText: () => "/.well-known/security.txt" as Route,
  about: () => "/about" as Route,
  contact: () => "/contact" as Route,
  /** The contact form, prefilled for a report on an app, or on one of the facts that we give of it. */
  report: (app: string, fact?: string) => `/contact?about=${app}${fact === undefined ? "" : `&fact=${fact}`}` as Route,
  /** Shown to a reader without script after a form was accepted. */
  messageSent: () => "/contact/sent" as Route,
  subscribed: () => "/contact/subscribed" as Route,
  /** The same, when what was sent is kept and delivered later. */
  formKept: () => "/contact/received" as Route,
  help: () => "/help" as Route,
  terms: () => "/terms" as Route,
  privacy: () => "/privacy" as Route,
  affiliateDisclosure: () => "/affiliate-disclosure" as Route,
  search: (query?: string) => (query ? `/search-results?q=${encodeURIComponent(query)}` : "/search-results") as Route,
  contactApi: () => "/api/contact" as Route,
  newsletterApi: () => "/api/newsletter" as Route,
  searchApi: (query: string) => `/api/search?q=${encodeURIComponent(query)}`,
};
