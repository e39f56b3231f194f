import { appsByName, reviewsByApp } from "../apps/apps";
import { describePriceRange } from "../apps/price-figures";
import { type QuoteLookup, showClaimsInText } from "../content/claims/resolve-claims";
import type { Post, Product, Review } from "../content/entry-types";
import { currentSite } from "../content/site/current-site";
import { byNewest } from "../content/site/entry-dates";
import type { Library } from "../content/site/library";
import { allCategories, allPosts, allReviews, authorsBySlug, productsBySlug, type Site } from "../content/site/site";
import { processWide } from "../runtime/process-wide";
import { helplines as helplinesBlock } from "../text/blocks/helplines";
import type { ResolveClaims } from "../text/plain-text";
import { memo } from "../util/memo";
import { runInSlices } from "../util/run-in-slices";
import { buildAppSource, buildPostSource, buildReviewSource, productLines } from "./entry-sources";
import { prepareDocument, type SearchDocument, SearchIndex } from "./search-index";
import { buildPageSources } from "./site-pages";

type SiteSearch = {
  index: SearchIndex;
  /** The content of the index, once `work` is done. */
  site?: Site | undefined;
  work?: Iterator<undefined, void> | undefined;
  list: DocumentLister;
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
  const search = processWide("search", (): SiteSearch => ({ index: new SearchIndex(), list: documentLister() }));
  const site = currentSite();
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
type Sheet = NonNullable<Library["documents"]["site/fact-sheet"]>;
type HelplinesFile = Library["documents"]["site/helplines"];

/**
 * Lists the documents of a Site: of articles and reviews, newest first, then of apps without a review, and of pages. Unchanged ones are
 * the same objects, so the index skips them. Each index has its own lister: documents made by another bundle would be others.
 */
function documentLister(): DocumentLister {
  // A quote whose words have changed makes its text another entry, so a document may keep those with which it was made.
  let resolveClaims: ResolveClaims = (text) => text;
  const ofPost = memo((post: Post, helplines: HelplinesFile) =>
    prepareDocument(buildPostSource(post, resolveClaims, helplines?.data)),
  );
  const ofReview = memo((review: Review, product: Product | undefined, sheet: Sheet | undefined) => {
    const price = review.price ?? (product && describePriceRange(product.plans));
    const readProduct = product && sheet ? () => productLines(product, sheet.data) : undefined;
    return prepareDocument(buildReviewSource({ ...review, price }, resolveClaims, readProduct, product?.invented));
  });
  const ofApp = memo((product: Product, sheet: Sheet) =>
    prepareDocument(buildAppSource(product, () => productLines(product, sheet.data))),
  );
  return (site) => {
    const { documents, collections } = site.library;
    const { "site/helplines": helplines, "site/fact-sheet": sheet } = documents;
    resolveClaims = getClaims(site.library.lookup);
    // Articles without helplines do not depend on the file that lists these.
    const posts = allPosts(site).map((post) => ({
      date: post.date,
      id: post.id,
      document: ofPost(post, post.body.includes(helplinesBlock.name) ? helplines : undefined),
    }));
    const reviews = allReviews(site).map((review) => ({
      date: review.date,
      id: review.id,
      document: ofReview(review, productsBySlug(site).get(review.about ?? ""), sheet),
    }));
    // Pages about reviewed apps are found already.
    const apps = appsByName(site).filter(({ slug }) => !reviewsByApp(site).has(slug));
    const pages = {
      documents,
      pages: collections.pages,
      categories: allCategories(site),
      authors: [...authorsBySlug(site).values()],
    };
    return [
      ...[...posts, ...reviews].sort(byNewest).map(({ document }) => document),
      ...apps.flatMap((app) => (sheet ? ofApp(app, sheet) : [])),
      ...buildPageSources(pages, resolveClaims).map(prepareDocument),
    ];
  };
}

/** A separate function, because documents keep the closure: it must not keep the whole Site in memory. */
function getClaims(lookup: QuoteLookup): ResolveClaims {
  return (text) => showClaimsInText(text, lookup);
}
