import { setImmediate } from "node:timers/promises";
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
  /** The newest one, which may have ended. */
  update?: Update;
};

/** Indexes the content of a Site. `opened` is done when searches need not wait any longer. */
type Update = { site: Site; opened: Promise<void> };

/** How many new texts are read before a search is answered: more than most sites have. The others follow by themselves. */
export const mostAwaited = 200;

/** Milliseconds of work before the event loop runs other tasks. */
const slice = 8;

/**
 * The index of published articles and reviews, newest first, then of the pages. Adds what has changed since the last call;
 * after a start, everything. Ten thousand texts take minutes: the work is done in slices, between which requests are answered.
 */
export async function openSearchIndex(site: Site): Promise<SearchIndex> {
  // The page of results and the route behind the box are separate bundles. An index of ten thousand texts is large: there is one.
  const search = processWide("search", (): SiteSearch => ({ index: new SearchIndex(), list: documentLister() }));
  if (search.update?.site !== site) {
    const update: Update = { site, opened: Promise.resolve() };
    search.update = update;
    update.opened = new Promise((open, reject) => {
      run(search, update, open).then(open, reject);
    });
  }
  await search.update.opened;
  return search.index;
}

/** Runs an update, unless another has taken its place: then that one is waited for. @param open Called when enough texts are read. */
async function run(search: SiteSearch, update: Update, open: () => void): Promise<void> {
  let until = performance.now() + slice;
  for (const count of search.index.update(search.list(update.site))) {
    if (count === mostAwaited) open();
    if (performance.now() < until) continue;
    await setImmediate();
    if (search.update !== update) return search.update?.opened;
    until = performance.now() + slice;
  }
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
