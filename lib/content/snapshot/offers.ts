import type { Category, Post } from "../entry-types";
import { getListing } from "./categories";

/**
 * Whether an article is without offers: it says so, or the category of its own does, the one that its badge links to.
 * Other categories that list it decide nothing, because an article may stand in several.
 */
export function getOffers(post: Pick<Post, "category" | "tags" | "offers">): Category["offers"] {
  return post.offers ?? getListing(post)?.offers;
}
