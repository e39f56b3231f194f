import { limits } from "@/lib/config/limits";
import { routes } from "@/lib/config/routes";
import { getAllAuthors, getPostsByAuthor } from "@/lib/content/authors";
import { getAllCategories, getPostsInCategory } from "@/lib/content/categories";
import { getDocument } from "@/lib/content/documents";
import { fromLibrary } from "@/lib/content/memoize";
import { getAllPosts } from "@/lib/content/posts";
import { today } from "@/lib/content/publishing";
import { getAllReviews } from "@/lib/content/reviews";
import { paginate } from "@/lib/format/paging";
import { buildSiteEntries } from "@/lib/sitemap/site-entries";
import type { SitemapEntry } from "@/lib/sitemap/types";
import { homeLastChanged } from "./home-changed";

/** Every public page, as the content has it at this moment. Pages that state no day get none: a guessed one would be false. */
export function siteEntries(): readonly SitemapEntry[] {
  return entries(today());
}

const entries = fromLibrary("sitemap", (_, day): readonly SitemapEntry[] => {
  return buildSiteEntries({
    pages: [
      { path: routes.home(), updated: homeLastChanged(day) },
      { path: routes.about() },
      { path: routes.authors() },
      { path: routes.contact() },
      { path: routes.help() },
      { path: routes.terms(), updated: getDocument("pages/terms").updated },
      { path: routes.privacy(), updated: getDocument("pages/privacy").updated },
      { path: routes.affiliateDisclosure(), updated: getDocument("pages/affiliate-disclosure").updated },
    ],
    listings: getAllCategories().map((category) => {
      const posts = getPostsInCategory(category);
      return { category, posts, pageCount: paginate(posts, 1, limits.pageSize).pageCount };
    }),
    posts: getAllPosts(),
    reviews: getAllReviews(),
    authors: getAllAuthors().map((author) => ({ author, posts: getPostsByAuthor(author.slug) })),
  });
});
