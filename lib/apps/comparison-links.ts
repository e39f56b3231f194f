import type { Route } from "next";
import type { Product, Review } from "../content/entry-types";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { routes } from "../util/routes";
import { listAlternatives } from "./alternatives";
import { type AppPair, pairSlug } from "./app-pairs";
import type { Reason } from "./app-reasons";
import { pairsWith, reviewsByApp } from "./apps";
import { getPairs, getProduct } from "./products";

/** An app to look at instead of another, with the pages about it. */
export type ShownAlternative = {
  name: string;
  /** Absent where nobody has reviewed the app. */
  review?: Route | undefined;
  /** The two apps side by side. */
  comparison: Route;
  reasons: readonly Reason[];
};

/** The apps of a pair. */
export function getApps({ apps }: AppPair): Product[] {
  return apps.flatMap((slug) => getProduct(slug) ?? []);
}

/** "Luna AI vs Spicy AI". */
export function comparisonTitle(products: readonly Product[]): string {
  return products.map(({ name }) => name).join(" vs ");
}

/** From a review to its app side by side with others: the pairs that it is in, and the form in which it is ticked. */
export function comparisonLinks(review: Review, product: Product | undefined) {
  if (!product) return [];
  const choose = { href: routes.compare([product.slug]), label: `Compare ${product.name} with other apps` };
  return [...pairLinks(pairsWith(getSnapshot(), review)), choose];
}

/** The address of two apps side by side: their own page where a review compares them. */
function sideBySide(one: string, other: string): Route {
  const pair = getPairs().get(pairSlug(one, other));
  return pair ? routes.comparison(pair.slug) : routes.compare([one, other]);
}

/** The apps to look at instead of the one that a review is about. */
export function getAlternatives(review: Review): ShownAlternative[] {
  const { about = "" } = review;
  const reviews = reviewsByApp(getSnapshot());
  return listAlternatives(getSnapshot(), review).map(({ slug, name, reasons }) => {
    const other = reviews.get(slug);
    const address = other && routes.review(other.slug);
    return { name, review: address, comparison: sideBySide(about, slug), reasons };
  });
}

/** Links to comparisons that have a page of their own. */
export function pairLinks(pairs: readonly AppPair[]) {
  return pairs.map((pair) => ({
    href: routes.comparison(pair.slug),
    label: comparisonTitle(getApps(pair)),
  }));
}
