import type { Post, Review } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { offersOf } from "@/lib/content/snapshot/offers";
import { renderFeedBody } from "@/lib/markdown/render-feed-body";
import { logError } from "@/lib/runtime/log";
import { getRenderContext } from "../render-context";

/**
 * The body of an entry as safe HTML for feeds; `undefined`, with a line in the log, when it cannot be rendered. Rendered
 * once until the entry, a partner, a category or the helplines change, because several feeds contain it.
 */
export function bodyHtml(entry: Post | Review): string | undefined {
  const snapshot = getSnapshot();
  const { partners, categories } = snapshot.library.collections;
  const helplines = snapshot.library.documents["site/helplines"];
  const ingredients: [object, ...object[]] = [entry, ...partners, ...categories, ...(helplines ? [helplines] : [])];
  return snapshot.onceForEntries("feed body", ingredients, () => tryToRender(entry));
}

function tryToRender(entry: Post | Review): string | undefined {
  try {
    return renderFeedBody(entry.body, getRenderContext("product" in entry ? undefined : offersOf(entry)));
  } catch (error) {
    logError(`the feeds leave out the text of ${entry.slug}, which cannot be rendered: ${String(error)}`);
    return undefined;
  }
}
