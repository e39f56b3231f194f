/** The provider's script, served by its own platform on the site's own host. */
export const providerScript = "/_vercel/insights/script.js";

/**
 * Counts the page view of a document, with its path (docs/product.md, section 7). It is inline and plain, so that readers
 * who never touch the page, and never wake React, are counted too. A page made ahead of a click counts when the reader
 * comes to it; one that the Back button brings back as it was counts again. Calls wait in `vaq` for the provider's script.
 */
export const pageViewScript = `{
  window.va ??= (...call) => (window.vaq ??= []).push(call);
  const count = () => window.va("pageview", { path: location.pathname });
  if (document.prerendering) document.addEventListener("prerenderingchange", count, { once: true });
  else count();
  addEventListener("pageshow", ({ persisted }) => persisted && count());
}`;
