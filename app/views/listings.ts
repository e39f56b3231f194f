import type { Metadata } from "next";
import type { CategoryPill } from "@/components/listing/category-pills";
import type { Category } from "@/lib/content/entry-types";
import { mainBlog } from "@/lib/content/names";
import { getAllCategories, getCategory, getPostsInCategory } from "@/lib/content/site/categories";
import { getSiteTexts } from "@/lib/content/site/site-texts";
import { describeListingPage } from "@/lib/machines/metadata/descriptions";
import { buildPageMetadata, titles } from "@/lib/machines/metadata/page-metadata";
import { getPreview } from "@/lib/pictures/previews/site-cards";
import { limits } from "@/lib/util/limits";
import { paginate } from "@/lib/util/paging";
import { routes } from "@/lib/util/routes";
import { toPostCard } from "./post-cards";

/** The links to all listings, with their counts. */
export function categoryPills(): CategoryPill[] {
  return getAllCategories().map((category) => ({
    slug: category.slug,
    name: category.name,
    count: getPostsInCategory(category).length,
  }));
}

/** One page of a listing. */
export function listingPage(category: Category, page: number) {
  const { items, ...rest } = paginate(getPostsInCategory(category), page, limits.pageSize);
  return { ...rest, items: items.map(toPostCard) };
}

/** The listings under `[slug]`; the main blog has its own routes. */
export function listingParams(): { slug: string }[] {
  return getAllCategories()
    .filter(({ slug }) => slug !== mainBlog)
    .map(({ slug }) => ({ slug }));
}

/** Route parameters of a listing's later pages that a build prerenders. */
export function builtPages(category: Category): { pageNumber: string }[] {
  const { pageCount } = paginate(getPostsInCategory(category), 1, limits.pageSize);
  const length = Math.min(pageCount - 1, limits.builtListingPages);
  return Array.from({ length }, (_, index) => ({ pageNumber: String(index + 2) }));
}

/** Metadata of one page of a listing; empty when there is no such listing. */
export function listingMetadata(slug: string, page: number): Metadata {
  const category = getCategory(slug);
  if (!category) return {};
  return buildPageMetadata({
    title: titles.listing(category.seoTitle, page),
    description: describeListingPage(category.seoDescription, page),
    path: routes.categoryPage(slug, page),
    siteName: getSiteTexts().name,
    adult: category.adult,
    image: getPreview.category(category),
    feedOf: category,
  });
}
