import type { Metadata } from "next";
import type { CategoryPill } from "@/components/listing/category-pills";
import type { Category } from "@/lib/content/entry-types";
import { mainBlog } from "@/lib/content/read/collections";
import { getAllCategories, getCategory, getPostsInCategory } from "@/lib/content/snapshot/categories";
import { getSite } from "@/lib/content/snapshot/site-document";
import { paginate } from "@/lib/format/paging";
import { limits } from "@/lib/site/limits";
import { describeListingPage } from "@/lib/site/metadata/descriptions";
import { buildPageMetadata } from "@/lib/site/metadata/page-metadata";
import { titles } from "@/lib/site/metadata/titles";
import { routes } from "@/lib/site/routes";
import { toPostCard } from "./post-cards";
import { previewOf } from "./preview-images";

/** The row of listings with their counts. */
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

/** The listings under `[slug]`; the main blog has routes of its own. */
export function listingParams(): { slug: string }[] {
  return getAllCategories()
    .filter(({ slug }) => slug !== mainBlog)
    .map(({ slug }) => ({ slug }));
}

/** Numbers of a listing's pages after the first that a build makes, as its route wants them. */
export function builtPages(category: Category): { pageNumber: string }[] {
  const { pageCount } = paginate(getPostsInCategory(category), 1, limits.pageSize);
  const length = Math.min(pageCount - 1, limits.builtListingPages);
  return Array.from({ length }, (_, index) => ({ pageNumber: String(index + 2) }));
}

/** Metadata of one page of a listing; empty for a listing that is not there. */
export function listingMetadata(slug: string, page: number): Metadata {
  const category = getCategory(slug);
  if (!category) return {};
  return buildPageMetadata({
    title: titles.listing(category.seoTitle, page),
    description: describeListingPage(category.seoDescription, page),
    path: routes.categoryPage(slug, page),
    siteName: getSite().name,
    adult: category.adult,
    image: previewOf.category(category),
    feedOf: category,
  });
}
