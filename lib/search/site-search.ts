import type { QuoteLookup } from "../content/claims/resolve-claims";
import type { Post, Review } from "../content/entry-types";
import { byNewest } from "../content/site/entry-dates";
import { allPosts, allReviews, type Site } from "../content/site/site";
import { processWide } from "../runtime/process-wide";
import { memo } from "../util/memo";
import { type SearchDocument, toDocument } from "./search-document";
import { SearchIndex } from "./search-index";
import { buildEntrySource, buildPageSources } from "./sources";

type SiteSearch = {
  index: SearchIndex;
  list: (site: Site) => SearchDocument[];
  /** The content of the index, once `work` is done. */
  site?: Site;
  work?: Iterator<undefined, void>;
};

/**
 * The index of published articles and reviews, newest first, then of the pages. Adds what has changed since the last call;
 * after a start, everything that is not indexed yet.
 */
export function getSearchIndex(site: Site): SearchIndex {
  const search = beginUpdate(site);
  while (!advance(search));
  return search.index;
}

/** Milliseconds of work before the event loop runs other tasks. */
const slice = 8;

/**
 * Builds what is missing in the index before a search, in slices between which requests are answered: ten thousand texts take
 * seconds, for which one search must not hold up all readers.
 */
export async function warmUpSearch(site: Site): Promise<void> {
  const search = beginUpdate(site);
  while (search.work) {
    await new Promise(setImmediate);
    const until = performance.now() + slice;
    while (!advance(search) && performance.now() < until);
  }
}

/** Plans the update of the index to the current content. `advance` does the work. */
function beginUpdate(site: Site): SiteSearch {
  // The page of results and the route behind the box are separate bundles. An index of ten thousand texts is large: there is one.
  const search = processWide("search", (): SiteSearch => ({ index: new SearchIndex(), list: documentLister() }));
  if (search.site === site) return search;
  search.work = search.index.update(search.list(site));
  search.site = site;
  return search;
}

/** Does one step of the work. @returns true after the last step. */
function advance(search: SiteSearch): boolean {
  if (search.work?.next().done === false) return false;
  delete search.work;
  return true;
}

/**
 * Lists the documents of a Site: of articles and reviews, newest first, then of pages. Unchanged ones are the same objects, so
 * the index skips them. Each index has its own lister: documents made by another bundle would be others.
 */
function documentLister(): SiteSearch["list"] {
  // A quote whose words have changed makes its text another entry, so a document may keep those with which it was made.
  let lookup: QuoteLookup;
  const ofEntry = memo((entry: Post | Review) => toDocument(buildEntrySource(entry, lookup)));
  return (site) => {
    lookup = site.library.lookup;
    const entries = [...allPosts(site), ...allReviews(site)].sort(byNewest);
    return [...entries.map((entry) => ofEntry(entry)), ...buildPageSources(site.library).map(toDocument)];
  };
}
