import { appsByName, findPrice, reviewsByApp } from "../apps/apps";
import { type QuoteLookup, showClaimsInText } from "../content/claims/resolve-claims";
import type { Post, Review } from "../content/entry-types";
import { currentSite } from "../content/site/current-site";
import { byNewest } from "../content/site/entry-dates";
import type { Site } from "../content/site/site";
import { processWide } from "../runtime/process-wide";
import { helplines as helplinesBlock } from "../text/blocks/helplines";
import type { ResolveClaims } from "../text/plain-text";
import { runInSlices } from "../util/run-in-slices";
import { buildAppSource, buildPostSource, buildReviewSource, productLines } from "./entry-sources";
import { prepareDocument, type SearchDocument, SearchIndex } from "./search-index";
import { buildPageSources } from "./site-pages";

type SiteSearch = {
  index: SearchIndex;
  /** The content of the index, once `work` is done. */
  site?: Site | undefined;
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
 * Builds what is missing in the index, in slices between which requests are answered: after the start, and before each search,
 * because ten thousand texts take seconds, for which one search must not hold up all readers. Rejects if a text cannot be read;
 * the next search tries again.
 */
export async function warmUpSearch(): Promise<void> {
  const search = beginUpdate();
  if (search.work) await runInSlices(() => advance(search));
}

/** Plans the update of the index to the current content. `advance` does the work. */
function beginUpdate(): SiteSearch {
  const search = processWide("search", (): SiteSearch => ({ index: new SearchIndex() }));
  const site = currentSite();
  if (search.site === site) return search;
  search.work = search.index.update(getDocuments(site));
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

/**
 * Documents of articles and reviews, newest first, then of apps without a review, and of pages. Unchanged ones are the same objects, so the index
 * skips them.
 */
function getDocuments(site: Site): SearchDocument[] {
  const resolveClaims = getClaims(site.library.lookup);
  const entries = [...site.posts, ...site.reviews].sort(byNewest);
  return [
    ...entries.map((entry) =>
      "product" in entry ? reviewDocument(site, entry, resolveClaims) : postDocument(site, entry, resolveClaims),
    ),
    ...appDocuments(site),
    ...site.onceForEntries("page documents", pageEntries(site), () =>
      buildPageSources(getPages(site), resolveClaims).map(prepareDocument),
    ),
  ];
}

/** Articles without helplines do not depend on the file that lists these. */
function postDocument(site: Site, post: Post, resolveClaims: ResolveClaims): SearchDocument {
  const helplines = post.body.includes(helplinesBlock.name) ? site.library.documents["site/helplines"] : undefined;
  return site.onceForEntries("search document", [post, helplines], () =>
    prepareDocument(buildPostSource(post, resolveClaims, helplines?.data)),
  );
}

function reviewDocument(site: Site, review: Review, resolveClaims: ResolveClaims): SearchDocument {
  const product = site.productsBySlug.get(review.about ?? "");
  const sheet = site.library.documents["site/fact-sheet"];
  if (!product || !sheet)
    return site.onceForEntries("search document", [review], () =>
      prepareDocument(buildReviewSource(review, resolveClaims)),
    );
  const shown = { ...review, price: findPrice(site, review) };
  return site.onceForEntries("search document", [review, product, sheet], () =>
    prepareDocument(buildReviewSource(shown, resolveClaims, () => productLines(product, sheet.data), product.invented)),
  );
}

/** The apps without a review: pages about reviewed apps are found already. */
function appDocuments(site: Site): SearchDocument[] {
  const sheet = site.library.documents["site/fact-sheet"];
  if (!sheet) return [];
  return appsByName(site)
    .filter(({ slug }) => !reviewsByApp(site).has(slug))
    .map((product) =>
      site.onceForEntries("app document", [product, sheet], () =>
        prepareDocument(buildAppSource(product, () => productLines(product, sheet.data))),
      ),
    );
}

/** A separate function, because documents keep the closure: it must not keep the whole Site in memory. */
function getClaims(lookup: QuoteLookup): ResolveClaims {
  return (text) => showClaimsInText(text, lookup);
}

/** The entries that pages are built from: all but articles and reviews. */
function pageEntries({ library: { collections, documents } }: Site): [object, ...object[]] {
  const { blog: _, reviews: __, ...others } = collections;
  return [others.categories[0] ?? {}, ...Object.values(others).flat(), ...Object.values(documents)];
}

function getPages({ library, categories, authorsBySlug }: Site): Parameters<typeof buildPageSources>[0] {
  const { documents, collections } = library;
  return { documents, pages: collections.pages, categories, authors: [...authorsBySlug.values()] };
}
