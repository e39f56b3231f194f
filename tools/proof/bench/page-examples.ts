import { entryAddress } from "../../../lib/addresses/page-addresses";
import type { PageKind } from "../../../lib/addresses/page-kind";
import { type PageName, pageKinds } from "../../../lib/addresses/pages";
import { pairsOfApps } from "../../../lib/apps/apps";
import { mainBlog } from "../../../lib/content/names";
import { contentRoot } from "../../../lib/content/read/content-path";
import { readFolder } from "../../../lib/content/read/read-folder";
import { isPublished, today } from "../../../lib/content/site/entry-dates";
import type { Library } from "../../../lib/content/site/library";
import { matchesFilter } from "../../../lib/content/site/site";
import { limits } from "../../../lib/util/limits";
import { routes } from "../../../lib/util/routes";

export type PageExample = Pick<PageKind, "isIndexed"> & { name: PageName; path: string };

/**
 * Addresses of existing pages for tests and benchmarks, of every kind that readers can open and that the content has.
 * @param day Today as `2025-06-28`.
 * @param most The most of each kind.
 */
export function listExamples(library: Library, day: string, most = 1): PageExample[] {
  return pageKinds
    .filter(({ reached }) => reached !== "middleware")
    .flatMap((kind) =>
      getAddresses(kind, library, day)
        .slice(0, most)
        .map((path) => ({ name: kind.name, isIndexed: kind.isIndexed, path })),
    );
}

function getAddresses(kind: PageKind, library: Library, day: string): string[] {
  const { blog, categories } = library.collections;
  const published = blog.filter(({ data }) => isPublished(data, day));
  if (kind.route.includes("[pageNumber]")) {
    return categories
      .filter(({ slug }) => (slug === mainBlog) === (kind.of === undefined))
      .filter(({ data }) => published.filter((post) => matchesFilter(post.data, data.filter)).length > limits.pageSize)
      .map(({ slug }) => routes.categoryPage(slug, 2));
  }
  if (kind.route.includes("[pair]")) return pairsOfApps({ library, day }).map(({ slug }) => routes.comparison(slug));
  const { of } = kind;
  if (!of) return [kind.queryOf === kind.route ? `${kind.route}?q=privacy` : kind.route];
  return library.collections[of]
    .filter(
      ({ slug, data }) => entryAddress(of, slug) !== routes.blog() && (!("draft" in data) || isPublished(data, day)),
    )
    .map(({ slug }) => entryAddress(of, slug));
}

/** An address where nothing is. */
export const missingPage = "/no-such-page";

const examples = listExamples(readFolder({ root: contentRoot() }), today());

/** An address of every kind of page, on the site's own content, and of one that is not there. */
export const examplePages = [...examples, { path: missingPage, isIndexed: false }];

const readKinds = new Set(["home", "post", "review", "reviews", "blog", "author", "privacy"]);

/** Seven kinds of page that readers come for, each with one address: a session on each takes twenty seconds. */
export const readPages = examples.filter(({ name }) => readKinds.has(name)).map(({ path }) => path);
