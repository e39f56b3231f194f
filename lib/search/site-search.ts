import { getSnapshot } from "../content/snapshot/current-snapshot";
import type { Snapshot } from "../content/snapshot/snapshot";
import { processWide } from "../runtime/process-wide";
import { runInSlices } from "../util/run-in-slices";
import { getDocuments } from "./search-documents";
import { SearchIndex } from "./search-index";

type SiteSearch = {
  index: SearchIndex;
  /** The content of the index, once `work` is done. */
  snapshot?: Snapshot | undefined;
  work?: Iterator<undefined, void> | undefined;
};

/**
 * The index of published articles and reviews, newest first, then other apps and the pages. Adds what has changed since the last call;
 * after a start, everything that is not indexed yet.
 */
export function getSearchIndex(): SearchIndex {
  const search = beginUpdate();
  while (!advance(search));
  return search.index;
}

/**
 * Builds the index before the first search, in slices between which requests are answered. Can be called more than
 * once. A search that comes meanwhile does the rest at once. Rejects if a text cannot be read; the next search tries
 * again.
 */
export async function warmUpSearch(): Promise<void> {
  const search = beginUpdate();
  await runInSlices(() => advance(search));
}

/** Plans the update of the index to the current content. `advance` does the work. */
function beginUpdate(): SiteSearch {
  const search = processWide("search", (): SiteSearch => ({ index: new SearchIndex() }));
  const snapshot = getSnapshot();
  if (search.snapshot === snapshot) return search;
  search.work = search.index.update(getDocuments(snapshot));
  search.snapshot = snapshot;
  return search;
}

/** Does one step of the work. @returns true after the last step. */
function advance(search: SiteSearch): boolean {
  try {
    if (search.work?.next().done === false) return false;
    search.work = undefined;
    return true;
  } catch (error) {
    search.work = undefined;
    search.snapshot = undefined;
    throw error;
  }
}
