import type { Product, Review } from "../entry-types";
import { getSnapshot } from "./current-snapshot";

/** The app that a review is about, where there is a file of it. */
export function getProductOf({ about }: Pick<Review, "about">): Product | undefined {
  return about === undefined ? undefined : getSnapshot().productsBySlug.get(about);
}

/** What readers see of an app's price: the text that its review gives, or else the range of its plans. */
export function getPriceOf(review: Pick<Review, "price" | "about">): string | undefined {
  return getSnapshot().priceOf(review);
}
