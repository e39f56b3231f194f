import type { Product, Review } from "../content/entry-types";
import { currentSite } from "../content/site/current-site";
import type { Site } from "../content/site/site";
import { productsBySlug } from "../content/site/site";
import { memo } from "../util/memo";
import { type AppPair, appsByName, findPrice, pairsOfApps, reviewsByApp } from "./apps";

/** Every app, by name. */
export function getAllProducts(): readonly Product[] {
  return appsByName(currentSite());
}

/** The app with this slug. */
export function getProduct(slug: string): Product | undefined {
  return productsBySlug(currentSite()).get(slug);
}

/** The app that a review is about, if it has a file in content/products. */
export function getProductOf({ about }: Pick<Review, "about">): Product | undefined {
  return about === undefined ? undefined : getProduct(about);
}

/** The review of an app: of several, the newest. */
export function getReviewByApp({ slug }: Pick<Product, "slug">): Review | undefined {
  return reviewsByApp(currentSite()).get(slug);
}

/** The price of an app as readers see it: the text of its review, or else the price range of its plans. */
export function getPrice(review: Pick<Review, "price" | "about">): string | undefined {
  return findPrice(currentSite(), review);
}

/** The pairs of apps that have a comparison of their own, by the last part of its address in either order of the names. */
export function getPairs(): ReadonlyMap<string, AppPair> {
  return pairsByAddress(currentSite());
}

const pairsByAddress = memo((site: Site): ReadonlyMap<string, AppPair> => {
  const pairs = pairsOfApps(site);
  const turned = pairs.map((pair) => [[...pair.apps].reverse().join("-vs-"), pair] as const);
  return new Map([...turned, ...pairs.map((pair) => [pair.slug, pair] as const)]);
});
