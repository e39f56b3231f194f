import type { Product, Review } from "../entry-types";
import { getSnapshot } from "./current-snapshot";

/** The app that a review is about, if it has a file in content/products. */
export function getProductOf({ about }: Pick<Review, "about">): Product | undefined {
  return about === undefined ? undefined : getSnapshot().productsBySlug.get(about);
}

/** The price of an app as readers see it: the text of its review, or else the price range of its plans. */
export function getPriceOf(review: Pick<Review, "price" | "about">): string | undefined {
  return getSnapshot().priceOf(review);
}
