import type { Route } from "next";
import type { ShownAlternative } from "@/components/review/alternative-list";
import { listAlternatives } from "@/lib/apps/alternatives";
import { type AppPair, pairSlug } from "@/lib/apps/app-pairs";
import { reviewsByApp } from "@/lib/apps/apps";
import { getPairs, getProduct } from "@/lib/apps/products";
import type { Product, Review } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { routes } from "@/lib/util/routes";

export function appsOf({ apps }: AppPair): Product[] {
  return apps.flatMap((slug) => getProduct(slug) ?? []);
}

/** "Luna AI vs Spicy AI". */
export function comparisonTitle(products: readonly Product[]): string {
  return products.map(({ name }) => name).join(" vs ");
}

/** The form in which the app of a review is ticked. */
export function comparisonForm({ slug, name }: Product) {
  return { href: routes.compare([slug]), label: `Compare ${name} with other apps` };
}

/** The address of two apps side by side: their own page where a review compares them. */
export function sideBySide(one: string, other: string): Route {
  const pair = getPairs().get(pairSlug(one, other));
  return pair ? routes.comparison(pair.slug) : routes.compare([one, other]);
}

/** The apps to look at instead of the one that a review is about. */
export function alternativesOf(review: Review): ShownAlternative[] {
  const { about = "" } = review;
  const reviews = reviewsByApp(getSnapshot());
  return listAlternatives(getSnapshot(), review).map(({ slug, name, reasons }) => {
    const other = reviews.get(slug);
    const address = other && routes.review(other.slug);
    const isInvented = getProduct(slug)?.invented ?? false;
    return { name, review: address, isInvented, comparison: sideBySide(about, slug), reasons };
  });
}

/** Links to comparisons that have a page of their own. */
export function pairLinks(pairs: readonly AppPair[]) {
  return pairs.map((pair) => ({
    href: routes.comparison(pair.slug),
    label: comparisonTitle(appsOf(pair)),
  }));
}
