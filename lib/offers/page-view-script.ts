/** The provider's script. Vercel serves it on the host of the site. */
export const providerScript = "/_vercel/insights/script.js";

/**
 * Counts the page view of a document, with its path. Inline and without React, so that
 * readers who never interact with the page are counted too. A prerendered page counts when it is shown, and a page
 * restored from the back/forward cache counts again. Calls are queued in `vaq` until the provider's script has
 * loaded. For readers who leave before that, the queue is sent at once, as that script would send it.
 */
export const pageViewScript = `{
  window.va ??= (...call) => (window.vaq ??= []).push(call);
  const queue = window.va;
  const count = () => window.va("pageview", { path: location.pathname });
  if (document.prerendering) document.addEventListener("prerenderingchange", count, { once: true });
  else count();
  addEventListener("pageshow", ({ persisted }) => persisted && count());
  addEventListener("pagehide", () => {
    if (window.va !== queue || navigator.webdriver) return;
    for (const [kind, { name, data }] of (window.vaq ?? []).splice(0)) {
      const event = kind === "event" && { en: name, ed: data };
      const body = { o: location.href, ts: Date.now(), r: document.referrer, ...event };
      const json = new Blob([JSON.stringify(body)], { type: "application/json" });
      navigator.sendBeacon("/_vercel/insights/" + (event ? "event" : "view"), json);
    }
  });
}`;
