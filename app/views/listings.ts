import type { Metadata } from "next";
import type { CategoryPill } from "@/components/listing/category-pills";
import type { Category } from "@/lib/content/entry-types";
import { mainBlog } from "@/lib/content/names";
import { getBrand, getSiteTexts } from "@/lib/content/site/documents";
import { allCategories, categoriesBySlug, postsListedBy, type Site } from "@/lib/content/site/site";
import { buildPageMetadata, describeListingPage, titles } from "@/lib/machines/metadata/page-metadata";
import { buildItemList } from "@/lib/machines/structured-data/page-graph";
import { defaultTarget, getPaying } from "@/lib/offers/partners";
import { categoryCard, previewImage } from "@/lib/pictures/previews/preview-card";
import { limits } from "@/lib/util/limits";
import { paginate } from "@/lib/util/paging";
import { routes } from "@/lib/util/routes";
import { closingCta } from "./offer-blocks";
import { toPostCard } from "./post-cards";
import { getPicks, getRankingRows } from "./review-cards";

/** Texts of an empty page. */
const emptyTexts = {
  blog: { text: "No posts found.", label: "Return to First Page", href: routes.blog() },
  category: { text: "No posts found in this category.", label: "Return to All Posts", href: routes.blog() },
};

/**
 * One page of the blog or of a category: its articles, and on the first page of some the ranking; `undefined` if there is
 * no such category, or no such page number.
 */
export function listingView(site: Site, listing: string, page: number | undefined) {
  const category = categoriesBySlug(site).get(listing);
  if (!category || page === undefined) return undefined;
  const { slug, heading, intro, offers, ranking, picks } = category;
  const isBlog = slug === mainBlog;
  const isFirst = page === 1;
  // The blog links to the feed of the whole site, reviews included.
  const feedSlug = isBlog ? undefined : slug;
  const path = routes.categoryPage(slug, page);
  const { items: posts, ...rest } = paginate(postsListedBy(site, category.filter), page, limits.pageSize);
  const listed = posts.map((post) => ({ title: post.title, path: routes.post(post.slug) }));
  return {
    page: {
      path,
      name: heading,
      description: intro,
      type: "CollectionPage" as const,
      things: [buildItemList(path, heading, listed)],
      // On the first page only: the text that was wrong is on all of them, and one place is enough.
      corrections: isFirst ? category.corrections : [],
      offers,
    },
    hero: {
      title: heading,
      lede: intro,
      eyebrow: isBlog ? "The blog" : ranking ? category.name : "The blog by subject",
      // Low, so that the first story is in the first screen.
      kind: ranking ? ("editorial" as const) : ("tool" as const),
    },
    ranking:
      ranking && isFirst
        ? { picks: getPicks(site, picks), rows: getRankingRows(site), paying: getPaying(site) }
        : undefined,
    pills: { pills: categoryPills(site), active: slug },
    listing: {
      title: ranking ? "Our shortlists" : "Latest Articles",
      page: { ...rest, items: posts.map((post) => toPostCard(site, post)) },
      hrefFor: (number: number) => routes.categoryPage(slug, number),
      feed: routes.rssFeed(feedSlug),
      empty: isBlog ? emptyTexts.blog : emptyTexts.category,
    },
    closing: offers === "none" ? undefined : closingCta(site, defaultTarget(site, path)),
  };
}

/** The links to all listings, with their counts. */
function categoryPills(site: Site): CategoryPill[] {
  return allCategories(site).map((category) => ({
    slug: category.slug,
    name: category.name,
    count: postsListedBy(site, category.filter).length,
  }));
}

/** The listings under `[slug]`; the main blog has its own routes. */
export function listingParams(site: Site): { slug: string }[] {
  return allCategories(site)
    .filter(({ slug }) => slug !== mainBlog)
    .map(({ slug }) => ({ slug }));
}

/** Route parameters of a listing's later pages that a build prerenders. */
export function builtPages(site: Site, category: Category): { pageNumber: string }[] {
  const { pageCount } = paginate(postsListedBy(site, category.filter), 1, limits.pageSize);
  const length = Math.min(pageCount - 1, limits.builtListingPages);
  return Array.from({ length }, (_, index) => ({ pageNumber: String(index + 2) }));
}

/** Metadata of one page of a listing; empty when there is no such page. */
export function listingMetadata(site: Site, slug: string, page: number | undefined): Metadata {
  const category = categoriesBySlug(site).get(slug);
  if (!category || page === undefined) return {};
  return buildPageMetadata({
    title: titles.listing(category.seoTitle, page),
    description: describeListingPage(category.seoDescription, page),
    path: routes.categoryPage(slug, page),
    siteName: getSiteTexts(site).name,
    adult: category.adult,
    image: previewImage(categoryCard(category), getBrand(site)),
    feedOf: category,
  });
}
