import type { Product, Review } from "../content/entry-types";
import { productsBySlug, type Site } from "../content/site/site";
import { memo } from "../util/memo";
import { type AppPair, pairsOfApps, reviewsByApp } from "./apps";

/** The app with this slug. */
export function getProduct(site: Site, slug: string): Product | undefined {
  return productsBySlug(site).get(slug);
}

/** The app that a review is about, if it has a file in content/products. */
export function getProductOf(site: Site, { about }: Pick<Review, "about">): Product | undefined {
  return about === undefined ? undefined : getProduct(site, about);
}

/** The review of an app: of several, the newest. */
export function getReviewByApp(site: Site, { slug }: Pick<Product, "slug">): Review | undefined {
  return reviewsByApp(site).get(slug);
}

/** The pairs of apps that have a comparison of their own, by the last part of its address in either order of the names. */
export const pairsByAddress = memo((site: Site): ReadonlyMap<string, AppPair> => {
  const pairs = pairsOfApps(site);
  const turned = pairs.map((pair) => [[...pair.apps].reverse().join("-vs-"), pair] as const);
  return new Map([...turned, ...pairs.map((pair) => [pair.slug, pair] as const)]);
});
