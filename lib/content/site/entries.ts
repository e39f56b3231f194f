import { limits } from "../../util/limits";
import type { Category, Post, RankedReview } from "../entry-types";
import { byNewest } from "./entry-dates";
import { allCategories, allPosts, matchesFilter, postsByAuthor, postsBySlug, rankedReviews, type Site } from "./site";

/** The articles before and after this one, by date. */
export function getAdjacentPosts(site: Site, slug: string): { previous?: Post | undefined; next?: Post | undefined } {
  const posts = allPosts(site);
  const post = postsBySlug(site).get(slug);
  if (!post) return {};
  const index = posts.indexOf(post);
  return { previous: posts[index + 1], next: posts[index - 1] };
}

/**
 * Other reviews of the same category whose apps have been tested, the nearest in rank first, and of a review without a rank the
 * best (docs/reference/behaviour.md: up to 3).
 */
export function getRelatedReviews(site: Site, { slug, category, rank }: RankedReview): readonly RankedReview[] {
  const distance = (other: RankedReview) => Math.abs((other.rank ?? 0) - (rank ?? 0));
  return rankedReviews(site)
    .filter((other) => other.score && other.slug !== slug && other.category === category)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, limits.relatedReviews);
}

/** The newest reviews by an author whose apps have been tested, as many as of the articles. */
export function getReviewsByAuthor(site: Site, slug: string): readonly RankedReview[] {
  const reviews = rankedReviews(site).filter(({ author, score }) => score && author === slug);
  return reviews.sort(byNewest).slice(0, limits.authorPosts);
}

/** The newest articles of an author, at most `limits.authorPosts`. */
export function getPostsByAuthor(site: Site, slug: string): readonly Post[] {
  return (postsByAuthor(site).get(slug) ?? []).slice(0, limits.authorPosts);
}

/** The first category that lists an article, except the main blog. The badge of the article links to it. */
export function getListing(site: Site, post: Pick<Post, "category" | "tags">): Category | undefined {
  return allCategories(site).find(({ filter }) => filter !== "all" && matchesFilter(post, filter));
}

/**
 * Whether an article is without offers: it says so, or its own category does, the one that its badge links to. Other
 * categories that list it decide nothing, because an article may be in several.
 */
export function getOffers(site: Site, post: Pick<Post, "category" | "tags" | "offers">): Category["offers"] {
  return post.offers ?? getListing(site, post)?.offers;
}
