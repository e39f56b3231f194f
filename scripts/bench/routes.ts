/** An address of every kind of page, on the site's own content. */
export const article = "/blog/how-ai-companion-pricing-works";

export const staticRoutes = [
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
];

/** Made for each request, so its scripts are not held. */
export const searchRoute = "/search-results?q=privacy";

export const missingRoute = "/no-such-page";
