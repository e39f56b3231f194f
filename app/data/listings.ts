import type { Metadata } from "next";
import type { CategoryPill } from "@/components/listing/category-pills";
import { limits } from "@/lib/config/limits";
import { routes } from "@/lib/config/routes";
import { getAllCategories, getCategory, getPostsInCategory } from "@/lib/content/categories";
import { getSite } from "@/lib/content/site";
import type { Category } from "@/lib/content/types";
import { paginate } from "@/lib/format/paging";
import { buildPageMetadata } from "@/lib/metadata/page-metadata";
import { titles } from "@/lib/metadata/titles";
import { toPostCard } from "./post-cards";

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

/** Numbers of a listing's pages after the first, as its route wants them. */
export function laterPages(category: Category): { pageNumber: string }[] {
  const { pageCount } = paginate(getPostsInCategory(category), 1, limits.pageSize);
  return Array.from({ length: pageCount - 1 }, (_, index) => ({ pageNumber: String(index + 2) }));
}

/** Metadata of one page of a listing; empty for a listing that is not there. */
export function listingMetadata(slug: string, page: number): Metadata {
  const category = getCategory(slug);
  if (!category) return {};
  return buildPageMetadata({
    title: titles.listing(category.seoTitle, page),
    description: page > 1 ? describePage(category.seoDescription, page) : category.seoDescription,
    path: routes.categoryPage(slug, page),
    siteName: getSite().name,
    adult: category.adult,
  });
}

/** Later pages say their number, so that no two descriptions are the same; a long one gives way. */
function describePage(description: string, page: number): string {
  const suffix = ` Page ${page}.`;
  const room = 160 - suffix.length;
  const text =
    description.length <= room ? description : `${description.slice(0, description.lastIndexOf(" ", room - 1))}…`;
  return text + suffix;
}
