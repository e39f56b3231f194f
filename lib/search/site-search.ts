import { type QuoteLookup, showClaimsInText } from "../content/claims/resolve-claims";
import type { Post, Review } from "../content/entry-types";
import { byNewest } from "../content/site/entry-dates";
import { allPosts, allReviews, type Site } from "../content/site/site";
import { processWide } from "../runtime/process-wide";
import type { ResolveClaims } from "../text/plain-text";
import { memo } from "../util/memo";
import { type SearchDocument, toDocument } from "./search-document";
import { SearchIndex } from "./search-index";
import { buildPageSources, buildPostSource, buildReviewSource } from "./sources";

type SiteSearch = {
  index: SearchIndex;
  list: DocumentLister;
  /** The content of the index, once `work` is done. */
  site?: Site | undefined;
  work?: Iterator<undefined, void> | undefined;
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

/**
 * Builds what is missing in the index before a search, in slices between which requests are answered: ten thousand texts take
 * seconds, for which one search must not hold up all readers. Rejects if a text cannot be read; the next search tries again.
 */
export async function warmUpSearch(site: Site): Promise<void> {
  const search = beginUpdate(site);
  if (search.work) await runInSlices(() => advance(search));
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
  try {
    if (search.work?.next().done === false) return false;
    search.work = undefined;
    return true;
  } catch (error) {
    search.work = undefined;
    search.site = undefined;
    throw error;
  }
}

type DocumentLister = (site: Site) => SearchDocument[];

/**
 * Lists the documents of a Site: of articles and reviews, newest first, then of pages. Unchanged ones are the same objects, so
 * the index skips them. Each index has its own lister: documents made by another bundle would be others.
 */
function documentLister(): DocumentLister {
  // A quote whose words have changed makes its text another entry, so a document may keep those with which it was made.
  let resolveClaims: ResolveClaims = (text) => text;
  const ofPost = memo((post: Post) => toDocument(buildPostSource(post, resolveClaims)));
  const ofReview = memo((review: Review) => toDocument(buildReviewSource(review, resolveClaims)));
  return (site) => {
    const { documents, collections, lookup } = site.library;
    resolveClaims = getClaims(lookup);
    const entries = [...allPosts(site), ...allReviews(site)].sort(byNewest);
    return [
      ...entries.map((entry) => ("product" in entry ? ofReview(entry) : ofPost(entry))),
      ...buildPageSources({ documents, ...collections }, resolveClaims).map(toDocument),
    ];
  };
}

/** A separate function, because documents keep the closure: it must not keep the whole site in memory. */
function getClaims(lookup: QuoteLookup): ResolveClaims {
  return (text) => showClaimsInText(text, lookup);
}

/** Milliseconds of work before the event loop runs other tasks. */
const slice = 8;

/**
 * Repeats a step until it returns true. Between slices of work, the server answers requests.
 * @throws What a step throws.
 */
export async function runInSlices(step: () => boolean): Promise<void> {
  for (;;) {
    await new Promise(setImmediate);
    const until = performance.now() + slice;
    do {
      if (step()) return;
    } while (performance.now() < until);
  }
}
