import type { Post, Review } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { renderFeedBody } from "@/lib/markdown/render-feed-body";
import { logError } from "@/lib/runtime/log";
import { getRenderContext } from "../render-context";

/**
 * The body of an entry as the safe HTML of feeds; `undefined` for one that cannot be rendered, of which the log tells once.
 * An entry is in several feeds, and in most of them for long, so its body is rendered once, until it or a partner changes.
 */
export function bodyHtml(entry: Post | Review): string | undefined {
  const snapshot = getSnapshot();
  const ingredients: [object, ...object[]] = [entry, ...snapshot.library.collections.partners];
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
