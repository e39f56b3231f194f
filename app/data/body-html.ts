import type { Post, Review } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { offersOf } from "@/lib/content/snapshot/offers";
import { logError } from "@/lib/runtime/log";
import { routes } from "@/lib/site/routes";
import { renderFeedBody } from "@/lib/text/render-feed-body";
import { getRenderContext } from "../render-context";

/**
 * The body of an entry as safe HTML for feeds; `undefined`, with a line in the log, when it cannot be rendered. Rendered
 * once until the entry or something that it shows changes, because several feeds contain it.
 */
export function bodyHtml(entry: Post | Review): string | undefined {
  const snapshot = getSnapshot();
  const { partners, categories, products, tests, reviews } = snapshot.library.collections;
  const helplines = snapshot.library.documents["site/helplines"];
  const shared = [...partners, ...categories, snapshot.deadLinks, ...(helplines ? [helplines] : [])];
  // Calculators and rankings are made of apps, tests and reviews.
  const made = /^(?:`{3}|~{3})/m.test(entry.body) ? [...products, ...tests, ...reviews] : [];
  const ingredients: [object, ...object[]] = [entry, ...shared, ...made];
  return snapshot.onceForEntries("feed body", ingredients, () => tryToRender(entry));
}

function tryToRender(entry: Post | Review): string | undefined {
  try {
    const from =
      "product" in entry
        ? { page: routes.review(entry.slug) }
        : { page: routes.post(entry.slug), offers: offersOf(entry) };
    return renderFeedBody(entry.body, getRenderContext({ ...from, placement: "feed" }));
  } catch (error) {
    logError(`the feeds leave out the text of ${entry.slug}, which cannot be rendered: ${String(error)}`);
    return undefined;
  }
}
