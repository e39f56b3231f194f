import type { PageKind } from "../addresses/page-kind";
import { singlePages } from "../addresses/pages";
import { pairsOfApps } from "../apps/apps";
import type { Post, Review } from "../content/entry-types";
import { getDocument } from "../content/site/documents";
import { getPostsByAuthor, getReviewsByAuthor } from "../content/site/entries";
import { lastChanged, latestDay } from "../content/site/entry-dates";
import { allCategories, allPosts, authorsBySlug, postsListedBy, rankedReviews, type Site } from "../content/site/site";
import { escapeXml } from "../util/escape";
import { limits } from "../util/limits";
import { memo } from "../util/memo";
import { paginate } from "../util/paging";
import { routes } from "../util/routes";
import { absoluteUrl } from "./metadata/page-metadata";

/** Every public page of the current content, each with the latest day of what is on it; without one where none is known. */
export const siteEntries = memo((site: Site): readonly SitemapEntry[] => [
  ...singlePages
    .filter(({ route, isIndexed }) => isIndexed && !datedByEntries.has(route))
    .map((one) => pageEntry(site, one)),
  ...pairsOfApps(site).map(({ slug }) => ({ path: routes.comparison(slug) })),
  ...site.library.collections.pages.map(({ slug, data }) => ({ path: routes.page(slug), lastmod: data.updated })),
  { path: routes.reviews(), lastmod: newest(rankedReviews(site)) },
  ...allCategories(site).flatMap((category) => {
    const posts = postsListedBy(site, category.filter);
    // Computed once for all pages of a category, because there may be thousands.
    const lastmod = newest(posts);
    const { pageCount } = paginate(posts, 1, limits.pageSize);
    return Array.from({ length: pageCount }, (_, index) => ({
      path: routes.categoryPage(category.slug, index + 1),
      lastmod,
    }));
  }),
  ...rankedReviews(site).map((review) => entry(routes.review(review.slug), review)),
  ...allPosts(site).map((post) => entry(routes.post(post.slug), post)),
  ...[...authorsBySlug(site).values()].map(({ slug, avatar }) => ({
    path: routes.author(slug),
    lastmod: newest([...getPostsByAuthor(site, slug), ...getReviewsByAuthor(site, slug)]),
    images: [avatar],
  })),
]);

/** Pages whose date is that of the entries that they list. */
const datedByEntries: ReadonlySet<string> = new Set([routes.reviews(), routes.blog()]);

/** A page with `updated` of its document, if it has one. */
function pageEntry(site: Site, { route, titleFrom }: PageKind): SitemapEntry {
  const data = typeof titleFrom === "string" ? getDocument(site, titleFrom) : undefined;
  return { path: route, lastmod: data && "updated" in data ? data.updated : undefined };
}

function entry(path: string, one: Post | Review): SitemapEntry {
  return { path, lastmod: lastChanged(one), images: [one.coverImage] };
}

function newest(entries: readonly (Post | Review)[]): string | undefined {
  return latestDay(entries.map(lastChanged));
}

/** A page in the sitemap. */
export type SitemapEntry = {
  path: string;
  /** ISO day of the last visible change, if known. */
  lastmod?: string | undefined;
  /** Paths of the pictures that belong to the page. */
  images?: readonly string[];
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The text of /sitemap.xml. The protocol allows 50,000 addresses and 50 MB, several times what the site is made for. */
export function renderSitemap(entries: readonly SitemapEntry[]): string {
  return `${declaration}<urlset ${namespace} ${imageNamespace}>\n${entries.map(url).join("")}</urlset>\n`;
}

function url({ path, lastmod, images = [] }: SitemapEntry): string {
  const pictures = images.map((image) => `<image:image>${element("image:loc", absoluteUrl(image))}</image:image>`);
  const day = lastmod ? element("lastmod", lastmod) : "";
  return ["<url>", element("loc", absoluteUrl(path)), day, ...pictures, "</url>\n"].join("");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
