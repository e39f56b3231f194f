import { getAllAuthors, getPostsByAuthor } from "@/lib/content/snapshot/authors";
import { getAllCategories, getPostsInCategory } from "@/lib/content/snapshot/categories";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getAllPosts } from "@/lib/content/snapshot/posts";
import { getAllReviews } from "@/lib/content/snapshot/reviews";
import { paginate } from "@/lib/format/paging";
import { limits } from "@/lib/site/limits";
import { routes } from "@/lib/site/routes";
import { buildSiteEntries } from "@/lib/site/sitemap/build-entries";
import type { SitemapEntry } from "@/lib/site/sitemap/sitemap-types";
import { homeLastChanged } from "./home-changed";

/** Every public page, as the content has it at this moment. Pages that state no day get none: a guessed one would be false. */
export function siteEntries(): readonly SitemapEntry[] {
  const snapshot = getSnapshot();
  return snapshot.once("sitemap entries", () => buildEntries(snapshot.day));
}

function buildEntries(day: string): SitemapEntry[] {
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
}
