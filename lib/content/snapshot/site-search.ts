import { resolveClaimsInText, withheld } from "../../claims/resolve-claims";
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
  void keepTidy(search.index);
  return search.index;
}

/**
 * Reads everything for the first search, in pieces between which requests are answered; once, however often it is called.
 * A search that comes meanwhile does the rest. Rejects when something cannot be read; the next search tries again.
 */
export async function warmUpSearch(): Promise<void> {
  const search = beginUpdate();
  await runInSlices(() => advance(search));
  await keepTidy(search.index);
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

/** The work at indexes that are being sorted. */
const tidying = new WeakMap<SearchIndex, Promise<void>>();

/** Sorts an index in the background as often as enough of it has changed. Never rejects. */
async function keepTidy(index: SearchIndex): Promise<void> {
  if (!index.isLoose) return;
  const work =
    tidying.get(index) ??
    tidy(index)
      .catch((error: unknown) => logError(`search stays slow: ${String(error)}`))
      .finally(() => tidying.delete(index));
  tidying.set(index, work);
  await work;
}

async function tidy(index: SearchIndex): Promise<void> {
  while (index.isLoose) {
    const steps = index.tidy();
    await runInSlices(() => steps.next().done === true);
  }
}

/** Articles and reviews, newest first, then the site's pages. What has not changed is the same object, which is not read again. */
function documentsOf(snapshot: Snapshot): SearchDocument[] {
  const resolveClaims = (text: string) => {
    const resolved = resolveClaimsInText(text, snapshot.library.lookup);
    return resolved === withheld ? undefined : resolved;
  };
  const entries = [...snapshot.posts, ...snapshot.reviews].sort(byNewest);
  return [
    ...entries.map((entry) => {
      const product = "about" in entry && snapshot.productsBySlug.get(entry.about ?? "");
      const parts: [object, ...object[]] = product ? [entry, product] : [entry];
      return snapshot.onceForEntries("search document", parts, () => prepare(entry, snapshot, resolveClaims));
    }),
    ...snapshot.onceForEntries("page documents", pageEntries(snapshot), () =>
      buildPageSources(pagesOf(snapshot), resolveClaims).map(prepareDocument),
    ),
  ];
}

function prepare(entry: Post | Review, snapshot: Snapshot, resolveClaims: ResolveClaims): SearchDocument {
  return prepareDocument(
    "rating" in entry
      ? buildReviewSource({ ...entry, price: snapshot.priceOf(entry) }, resolveClaims)
      : buildPostSource(entry, resolveClaims),
  );
}

/** What the site's own pages are made of: everything but articles and reviews. */
function pageEntries({ library: { collections, documents } }: Snapshot): [object, ...object[]] {
  const { blog: _, reviews: __, ...others } = collections;
  return [others.categories[0] ?? {}, ...Object.values(others).flat(), ...Object.values(documents)];
}

function pagesOf({
  library: { documents },
  categories,
  authorsBySlug,
}: Snapshot): Parameters<typeof buildPageSources>[0] {
  const legal = [documents["pages/terms"], documents["pages/privacy"], documents["pages/affiliate-disclosure"]];
  return {
    site: documents["site/site"]?.data,
    home: documents["site/home"]?.data,
    reviewsList: documents["site/reviews-list"]?.data,
    criteria: documents["site/criteria"]?.data,
    categories,
    authors: [...authorsBySlug.values()],
    about: documents["pages/about"]?.data,
    team: documents["site/team"]?.data.members,
    contact: documents["pages/contact"]?.data,
    help: documents["pages/help"]?.data,
    legal: legal.filter((entry) => entry !== undefined),
  };
}
