import type { Post, Review } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { renderFeedBody } from "@/lib/markdown/render-feed-body";
import { logError } from "@/lib/runtime/log";
import { getRenderContext } from "../render-context";

/**
 * The body of an entry as safe HTML for feeds; `undefined`, with a line in the log, when it cannot be rendered. Rendered
 * once until the entry, a partner or what its blocks are made of changes, because several feeds contain it.
 */
export function bodyHtml(entry: Post | Review): string | undefined {
  const snapshot = getSnapshot();
  const { partners, products, tests, reviews } = snapshot.library.collections;
  // Calculators and rankings are made of apps, tests and reviews.
  const made = /^(?:`{3}|~{3})/m.test(entry.body) ? [...products, ...tests, ...reviews] : [];
  const ingredients: [object, ...object[]] = [entry, ...partners, ...made];
  return snapshot.onceForEntries("feed body", ingredients, () => tryToRender(entry));
}

function tryToRender({ slug, body }: Post | Review): string | undefined {
  try {
    return renderFeedBody(body, getRenderContext());
  } catch (error) {
    logError(`the feeds leave out the text of ${slug}, which cannot be rendered: ${String(error)}`);
    return undefined;
  }
}
