import { logError } from "../config/log";
import { processWide } from "../config/process-wide";
import { runInSlices } from "../config/run-in-slices";
import { buildPostSource, buildReviewSource } from "../search/entry-sources";
import { prepareDocument, type SearchDocument, SearchIndex } from "../search/search-index";
import { buildPageSources } from "../search/site-pages";
import { getAllAuthors } from "./authors";
import { getAllCategories } from "./categories";
import { derivePost, deriveReview } from "./derive";
import { getLibrary, type Library } from "./library";
import { publishedIn } from "./published";
import { byNewest, today } from "./publishing";
import { resolveClaimsInText, withheld } from "./resolve-claims";

type SiteSearch = {
  index: SearchIndex;
  /** What was prepared of each parsed file. An edit makes a new entry of that file only, so only it is read again. */
  prepared: WeakMap<object, SearchDocument>;
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
  const search = processWide<SiteSearch>("search", () => ({ index: new SearchIndex(), prepared: new WeakMap() }));
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

function* updateIndex(
  { index, prepared }: SiteSearch,
  library: Library,
  day: string,
): Generator<undefined, void, undefined> {
  const resolveClaims = (text: string) => {
    const resolved = resolveClaimsInText(text, library.lookup);
    return resolved === withheld ? undefined : resolved;
  };
  const { posts, reviews } = publishedIn(library, day);
  for (const post of posts) {
    if (prepared.has(post)) continue;
    prepared.set(post, prepareDocument(buildPostSource(derivePost(post), resolveClaims)));
    yield;
  }
  for (const review of reviews) {
    if (prepared.has(review)) continue;
    prepared.set(review, prepareDocument(buildReviewSource(deriveReview(review), resolveClaims)));
    yield;
  }
  const entries = [...posts, ...reviews]
    .sort((a, b) => byNewest(a.data, b.data))
    .map((entry) => prepared.get(entry) as SearchDocument);
  yield* index.update([...entries, ...buildPageSources(pagesOf(library), resolveClaims).map(prepareDocument)]);
}

function pagesOf({ documents }: Library): Parameters<typeof buildPageSources>[0] {
  const legal = [documents["pages/terms"], documents["pages/privacy"], documents["pages/affiliate-disclosure"]];
  return {
    site: documents["site/site"]?.data,
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
