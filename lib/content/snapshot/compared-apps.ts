import type { AppPair } from "../../products/app-pairs";
import type { Product, Review } from "../entry-types";
import { getSnapshot } from "./current-snapshot";

/** Every app that can be compared, by name. */
export function getComparableApps(): readonly Product[] {
  const snapshot = getSnapshot();
  return snapshot.once("comparable apps", () =>
    [...snapshot.productsBySlug.values()].sort((a, b) => a.name.localeCompare(b.name, "en")),
  );
}

/** The app with this name of a file. */
export function getComparableApp(slug: string): Product | undefined {
  return getSnapshot().productsBySlug.get(slug);
}

/** The review of an app: of several, the newest. */
export function getReviewOf({ slug }: Pick<Product, "slug">): Review | undefined {
  return getSnapshot().reviewsByApp.get(slug);
}

/** The pairs of apps that have a comparison of their own, by the last part of its address in either order of the names. */
export function getPairs(): ReadonlyMap<string, AppPair> {
  const snapshot = getSnapshot();
  return snapshot.once("pairs by address", () => {
    const turned = snapshot.pairs.map((pair) => [[...pair.apps].reverse().join("-vs-"), pair] as const);
    return new Map([...turned, ...snapshot.pairs.map((pair) => [pair.slug, pair] as const)]);
  });
}
