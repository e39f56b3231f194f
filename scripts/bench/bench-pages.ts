/** An address of every kind of page, on the site's own content. */
export const article = "/blog/how-ai-companion-pricing-works";

export const everyKindOfRoute = [
  "/",
  "/blog",
  "/blog/page/2",
  article,
  "/reviews",
  "/reviews/luna-ai-review",
  "/guides",
  "/authors/mara-ellison",
  "/about",
  "/contact",
  "/help",
  "/terms",
  "/search-results?q=privacy",
  "/no-such-page",
];
