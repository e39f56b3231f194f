/** One or two addresses of every kind of page of the fixture site that search engines may list. */
export const listedPages = [
  "/",
  "/blog",
  "/blog/page/2",
  "/blog/what-a-year-of-company-costs",
  "/reviews",
  "/reviews/brasswick-app-review",
  "/reviewblogs",
  "/guides",
  "/guides/page/2",
  "/tools",
  "/alternatives",
  "/best",
  "/nsfwtips",
  "/authors",
  "/authors/wren-halloway",
  "/about",
  "/contact",
  "/help",
  "/terms",
  "/privacy",
  "/affiliate-disclosure",
];

/** Pages that answer 200 and are not to be listed: what a reader asked for, or has just done. */
export const unlistedPages = ["/search-results?q=privacy", "/contact/sent", "/contact/subscribed"];

/** Addresses that answer 404, with what they say and the way back that they offer (docs/product.md, section 8). */
export const missingPages = [
  { path: "/no-such-page", heading: "Page Not Found", link: "Return to Homepage", href: "/" },
  { path: "/blog/no-such-post", heading: "Post not found", link: "Return to blog", href: "/blog" },
  { path: "/reviews/none", heading: "Review not found", link: "Return to reviews", href: "/reviews" },
  { path: "/authors/none", heading: "Author not found", link: "Return to blog", href: "/blog" },
];

/** Addresses that lead elsewhere for good. */
export const redirects = [
  { from: "/blog/page/1", to: "/blog" },
  { from: "/guides/page/1", to: "/guides" },
  { from: "/review/brasswick-app-review", to: "/reviews/brasswick-app-review" },
  { from: "/review", to: "/reviews" },
];
