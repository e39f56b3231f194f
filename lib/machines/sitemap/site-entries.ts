import type { PageKind } from "../../addresses/page-kind";
import { singlePages } from "../../addresses/pages";
import { pairsOfApps } from "../../apps/apps";
import { getClaim, withProof } from "../../claims/shown-claims";
import { findQuotesIn, ledgerReference } from "../../content/claims/quote-syntax";
import type { Post, Review } from "../../content/entry-types";
import { getAllAuthors, getPostsByAuthor } from "../../content/site/authors";
import { getAllCategories, getPostsInCategory } from "../../content/site/categories";
import { currentSite } from "../../content/site/current-site";
import { getAllCustomPages } from "../../content/site/custom-pages";
import { getDocument } from "../../content/site/documents";
import { lastChanged, latestDay } from "../../content/site/entry-dates";
import { getAllPosts } from "../../content/site/posts";
import { getAllReviews } from "../../content/site/reviews";
import type { Site } from "../../content/site/site";
import { limits } from "../../util/limits";
import { memo } from "../../util/memo";
import { paginate } from "../../util/paging";
import { routes } from "../../util/routes";
import type { SitemapEntry } from "./sitemap-xml";

/** Every public page of the current content, each with the latest day of what is on it; without one where none is known. */
export const siteEntries = (): readonly SitemapEntry[] => entriesOf(currentSite());

const entriesOf = memo((site: Site): readonly SitemapEntry[] => [
  ...singlePages.filter(({ route, isIndexed }) => isIndexed && !datedByEntries.has(route)).map(pageEntry),
  ...pairsOfApps(site).map(({ slug }) => ({ path: routes.comparison(slug) })),
  ...getAllCustomPages().map(({ slug, data }) => ({ path: routes.page(slug), lastmod: data.updated })),
  { path: routes.reviews(), lastmod: newest(getAllReviews()) },
  ...getAllCategories().flatMap((category) => {
    const posts = getPostsInCategory(category);
    // Computed once for all pages of a category, because there may be thousands.
    const lastmod = newest(posts);
    const { pageCount } = paginate(posts, 1, limits.pageSize);
    return Array.from({ length: pageCount }, (_, index) => ({
      path: routes.categoryPage(category.slug, index + 1),
      lastmod,
    }));
  }),
  ...getAllReviews().map((review) => entry(routes.review(review.slug), review)),
  ...getAllPosts().map((post) => entry(routes.post(post.slug), post)),
  ...getAllAuthors().map(({ slug, avatar }) => ({
    path: routes.author(slug),
    lastmod: newest(getPostsByAuthor(slug)),
    images: [avatar],
  })),
]);

/** Pages whose date is that of the entries that they list. */
const datedByEntries: ReadonlySet<string> = new Set([routes.reviews(), routes.blog()]);

/** A page with `updated` of its document, if it has one. */
function pageEntry({ route, titleFrom }: PageKind): SitemapEntry {
  if (route === routes.home()) return { path: route, lastmod: homeLastChanged() };
  const data = typeof titleFrom === "string" ? getDocument(titleFrom) : undefined;
  return { path: route, lastmod: data && "updated" in data ? data.updated : undefined };
}

/**
 * The newest date on the home page: of a testimonial, or the day on which a shown claim was checked. `undefined` when it
 * shows neither.
 */
function homeLastChanged(): string | undefined {
  const home = getDocument("site/home");
  const testimonials = withProof(home.testimonials?.items ?? [], home.sample);
  // Claims are replaced by their texts when the file is read, so they are asked of the file as it is written.
  const written = currentSite().library.documents["site/home"]?.text ?? "";
  const quoted = new Set(findQuotesIn(written).map(({ reference }) => ledgerReference(reference)?.id));
  const claims = getDocument("site/claims").claims.filter(({ id }) => quoted.has(id) && getClaim(id)?.shown);
  return latestDay([...testimonials.map(({ date }) => date), ...claims.map(({ checkedOn }) => checkedOn)]);
}

function entry(path: string, one: Post | Review): SitemapEntry {
  return { path, lastmod: lastChanged(one), images: [one.coverImage] };
}

function newest(entries: readonly (Post | Review)[]): string | undefined {
  return latestDay(entries.map(lastChanged));
}
