import { resolveClaimsInText, withheld } from "../../claims/resolve-claims";
import { logError } from "../../runtime/log";
import { processWide } from "../../runtime/process-wide";
import { runInSlices } from "../../runtime/run-in-slices";
import { buildPostSource, buildReviewSource } from "../../search/entry-sources";
import type { ResolveClaims } from "../../search/plain-text";
import { prepareDocument, type SearchDocument, SearchIndex } from "../../search/search-index";
import { buildPageSources } from "../../search/site-pages";
import type { Post, Review } from "../entry-types";
import { getAllAuthors } from "./authors";
import { getAllCategories } from "./categories";
import { byNewest, today } from "./entry-dates";
import { getLibrary, type Library } from "./library";
import { changedSpan, changeSorted } from "./lists";
import { publishedIn } from "./published";

type SiteSearch = {
  index: SearchIndex;
  /** What was prepared of each article and review. A file that changes makes a new one, so only that is read again. */
  prepared: WeakMap<Post | Review, SearchDocument>;
  /** Articles and reviews, and what was prepared of each, as of the last update. */
  entries: readonly (Post | Review)[];
  documents: readonly SearchDocument[];
  /** The site's pages, and what they are made of. */
  pages: readonly SearchDocument[];
  ingredients: readonly object[];
  /** What the index holds, or will hold when there is no more `work`. */
  library?: Library | undefined;
  day?: string;
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
  const search = processWide<SiteSearch>("search", () => ({
    index: new SearchIndex(),
    prepared: new WeakMap(),
    entries: [],
    documents: [],
    pages: [],
    ingredients: [],
  }));
  const [library, day] = [getLibrary(), today()];
  if (search.library === library && search.day === day) return search;
  search.work = updateIndex(search, library, day);
  search.library = library;
  search.day = day;
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
    search.library = undefined;
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

function* updateIndex(search: SiteSearch, library: Library, day: string): Generator<undefined, void, undefined> {
  const resolveClaims = (text: string) => {
    const resolved = resolveClaimsInText(text, library.lookup);
    return resolved === withheld ? undefined : resolved;
  };
  const { posts, reviews } = publishedIn(library, day);
  const entries = changeSorted<Post | Review>(posts, [], reviews, byNewest);
  // Only what stands between what is the same at both ends is looked at.
  const { start, endBefore, endAfter } = changedSpan(search.entries, entries);
  const changed: SearchDocument[] = [];
  for (const entry of entries.slice(start, endAfter)) {
    changed.push(search.prepared.get(entry) ?? prepare(entry, resolveClaims));
    search.prepared.set(entry, changed.at(-1) as SearchDocument);
    yield;
  }
  search.documents = [...search.documents.slice(0, start), ...changed, ...search.documents.slice(endBefore)];
  search.entries = entries;
  const { blog: _, reviews: __, ...others } = library.collections;
  const ingredients = [...Object.values(others).flat(), ...Object.values(library.documents)];
  if (
    ingredients.length !== search.ingredients.length ||
    ingredients.some((one, at) => one !== search.ingredients[at])
  ) {
    search.pages = buildPageSources(pagesOf(library), resolveClaims).map(prepareDocument);
    search.ingredients = ingredients;
  }
  yield* search.index.update([...search.documents, ...search.pages]);
}

function prepare(entry: Post | Review, resolveClaims: ResolveClaims): SearchDocument {
  return prepareDocument(
    "rating" in entry ? buildReviewSource(entry, resolveClaims) : buildPostSource(entry, resolveClaims),
  );
}

function pagesOf({ documents }: Library): Parameters<typeof buildPageSources>[0] {
  const [site, brand] = [documents["site/site"]?.data, documents["site/brand"]?.data];
  const legal = [documents["pages/terms"], documents["pages/privacy"], documents["pages/affiliate-disclosure"]];
  return {
    site: site && brand && { name: brand.name, description: site.description },
    home: documents["site/home"]?.data,
    reviewsList: documents["site/reviews-list"]?.data,
    criteria: documents["site/criteria"]?.data,
    categories: getAllCategories(),
    authors: getAllAuthors(),
    about: documents["pages/about"]?.data,
    team: documents["site/team"]?.data.members,
    contact: documents["pages/contact"]?.data,
    help: documents["pages/help"]?.data,
    legal: legal.filter((entry) => entry !== undefined),
  };
}
