import { type QuoteLookup, resolveClaimsInText, withheld } from "../../claims/resolve-claims";
import { logError } from "../../runtime/log";
import { processWide } from "../../runtime/process-wide";
import { runInSlices } from "../../runtime/run-in-slices";
import { buildPostSource, buildReviewSource } from "../../search/entry-sources";
import type { ResolveClaims } from "../../search/plain-text";
import { prepareDocument, type SearchDocument, SearchIndex } from "../../search/search-index";
import { buildPageSources } from "../../search/site-pages";
import type { Post, Review } from "../entry-types";
import { getSnapshot } from "./current-snapshot";
import { byNewest } from "./entry-dates";
import type { Snapshot } from "./snapshot";

export type SiteSearch = {
  index: SearchIndex;
  /** What the index holds, or will hold when there is no more `work`. */
  snapshot?: Snapshot | undefined;
  work?: Iterator<undefined, void> | undefined;
};

/**
 * All that search can find: published articles and reviews, newest first, then the site's pages. What has changed since
 * the last call is read now, after a start everything that is not read yet.
 */
export function getSearchIndex(): SearchIndex {
  const search = beginUpdate();
  while (!advance(search));
  // Not waited for: what takes a fraction of a second is not left to the reader who happens to come after an edit.
  void keepCompacted(search.index);
  return search.index;
}

/**
 * Reads everything for the first search, in pieces between which requests are answered; once, however often it is called.
 * A search that comes meanwhile does the rest. Rejects when something cannot be read; the next search tries again.
 */
export async function warmUpSearch(): Promise<void> {
  const search = beginUpdate();
  await runInSlices(() => advance(search));
  await keepCompacted(search.index);
}

/** Makes sure that the index follows the files as they are now, and leaves the work to be done. */
function beginUpdate(): SiteSearch {
  const search = processWide("search", () => ({ index: new SearchIndex() }));
  const snapshot = getSnapshot();
  if (search.snapshot === snapshot) return search;
  search.work = search.index.update(documentsOf(snapshot));
  search.snapshot = snapshot;
  return search;
}

/** Does a step of what is to be done. @returns whether it was the last one. */
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

/** Compactions that are running. */
const compactions = new WeakMap<SearchIndex, Promise<void>>();

/** Compacts an index in the background as long as it needs it. Never rejects. */
async function keepCompacted(index: SearchIndex): Promise<void> {
  if (!index.needsCompaction) return;
  const work =
    compactions.get(index) ??
    compactFully(index)
      .catch((error: unknown) => logError(`search stays slow: ${String(error)}`))
      .finally(() => compactions.delete(index));
  compactions.set(index, work);
  await work;
}

async function compactFully(index: SearchIndex): Promise<void> {
  while (index.needsCompaction) {
    const steps = index.compact();
    await runInSlices(() => steps.next().done === true);
  }
}

/** Articles and reviews, newest first, then the site's pages. What has not changed is the same object, which is not read again. */
function documentsOf(snapshot: Snapshot): SearchDocument[] {
  const resolveClaims = claimsOf(snapshot.library.lookup);
  const entries = [...snapshot.posts, ...snapshot.reviews].sort(byNewest);
  return [
    ...entries.map((entry) => {
      const product = "about" in entry && snapshot.productsBySlug.get(entry.about ?? "");
      const parts: [object, ...object[]] = product ? [entry, product] : [entry];
      const shown = "about" in entry ? { ...entry, price: snapshot.priceOf(entry) } : entry;
      return snapshot.onceForEntries("search document", parts, () => prepare(shown, resolveClaims));
    }),
    ...snapshot.onceForEntries("page documents", pageEntries(snapshot), () =>
      buildPageSources(pagesOf(snapshot), resolveClaims).map(prepareDocument),
    ),
  ];
}

/** Apart from the snapshot: documents keep it, and would keep the whole snapshot with it. */
function claimsOf(lookup: QuoteLookup): ResolveClaims {
  return (text) => {
    const resolved = resolveClaimsInText(text, lookup);
    return resolved === withheld ? undefined : resolved;
  };
}

function prepare(entry: Post | Review, resolveClaims: ResolveClaims): SearchDocument {
  return prepareDocument(
    "rating" in entry ? buildReviewSource(entry, resolveClaims) : buildPostSource(entry, resolveClaims),
  );
}

/** What the site's own pages are made of: everything but articles and reviews. */
function pageEntries({ library: { collections, documents } }: Snapshot): [object, ...object[]] {
  const { blog: _, reviews: __, ...others } = collections;
  return [others.categories[0] ?? {}, ...Object.values(others).flat(), ...Object.values(documents)];
}

function pagesOf({ library, categories, authorsBySlug }: Snapshot): Parameters<typeof buildPageSources>[0] {
  const { documents, collections } = library;
  return { documents, pages: collections.pages, categories, authors: [...authorsBySlug.values()] };
}
