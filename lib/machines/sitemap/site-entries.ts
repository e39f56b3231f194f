import { pairsOfApps } from "../../apps/apps";
import { getAllAuthors, getPostsByAuthor } from "../../content/snapshot/authors";
import { getAllCategories, getPostsInCategory } from "../../content/snapshot/categories";
import { getSnapshot } from "../../content/snapshot/current-snapshot";
import { getAllCustomPages } from "../../content/snapshot/custom-pages";
import { getDocument } from "../../content/snapshot/documents";
import { getAllPosts } from "../../content/snapshot/posts";
import { getAllReviews } from "../../content/snapshot/reviews";
import type { PageKind } from "../../site/page-kind";
import { singlePages } from "../../site/pages";
import { limits } from "../../util/limits";
import { paginate } from "../../util/paging";
import { routes } from "../../util/routes";
import { buildSiteEntries } from "./build-entries";
import { homeLastChanged } from "./home-changed";
import type { SitemapEntry } from "./sitemap-xml";

/** Every public page of the current content. `lastmod` is left out where no date is known. */
export function siteEntries(): readonly SitemapEntry[] {
  const snapshot = getSnapshot();
  return snapshot.once("sitemap entries", () => buildEntries(snapshot.day));
}

/** Pages whose date is that of the entries that they list. */
const datedByEntries: ReadonlySet<string> = new Set([routes.reviews(), routes.blog()]);

/** `updated` of the document of a page, if it has one. */
function statedDay(titleFrom: PageKind["titleFrom"]): string | undefined {
  const data = typeof titleFrom === "string" ? getDocument(titleFrom) : undefined;
  return data && "updated" in data ? data.updated : undefined;
}

function buildEntries(day: string): SitemapEntry[] {
  return buildSiteEntries({
    pages: [
      ...singlePages
        .filter(({ route, isIndexed }) => isIndexed && !datedByEntries.has(route))
        .map(({ route, titleFrom }) => ({
          path: route,
          updated: route === routes.home() ? homeLastChanged(day) : statedDay(titleFrom),
        })),
      ...pairsOfApps(getSnapshot()).map(({ slug }) => ({ path: routes.comparison(slug) })),
      ...getAllCustomPages().map(({ slug, data }) => ({ path: routes.page(slug), updated: data.updated })),
    ],
    listings: getAllCategories().map((category) => {
      const posts = getPostsInCategory(category);
      return { category, posts, pageCount: paginate(posts, 1, limits.pageSize).pageCount };
    }),
    posts: getAllPosts(),
    reviews: getAllReviews(),
    authors: getAllAuthors().map((author) => ({ author, posts: getPostsByAuthor(author.slug) })),
  });
}
