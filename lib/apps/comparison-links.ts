import type { Route } from "next";
import type { App, Review } from "../content/entry-types";
import type { Site } from "../content/site/site";
import { routes } from "../util/routes";
import { markInvented } from "../util/sample";
import { listAlternatives, type Reason } from "./alternatives";
import { type AppPair, getApp, pairSlug, pairsByAddress, reviewsByApp } from "./apps";

/** An app to look at instead of another, with the pages about it. */
export type ShownAlternative = {
  name: string;
  /** Absent where nobody has reviewed the app. */
  review?: Route | undefined;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** Whether the app exists on this site only. */
  isInvented: boolean;
  /** The two apps side by side. */
  comparison: Route;
  reasons: readonly Reason[];
};

/** The apps of a pair. */
export function getApps(site: Site, { apps }: AppPair): App[] {
  return apps.flatMap((slug) => getApp(site, slug) ?? []);
}

/** "Luna AI vs Spicy AI". */
export function comparisonTitle(apps: readonly App[]): string {
  return apps.map(({ name }) => name).join(" vs ");
}

/** The form in which the app of a review is ticked. */
export function comparisonForm({ slug, name }: App) {
  return { href: routes.compare([slug]), label: `Compare ${name} with other apps` };
}

/** The address of two apps side by side: their own page where a review compares them. */
export function sideBySide(site: Site, one: string, other: string): Route {
  const pair = pairsByAddress(site).get(pairSlug(one, other));
  return pair ? routes.comparison(pair.slug) : routes.compare([one, other]);
}

/** The apps to look at instead of the one that a review is about. */
export function getAlternatives(site: Site, review: Review): ShownAlternative[] {
  const { about = "" } = review;
  const reviews = reviewsByApp(site);
  const others = listAlternatives(site, review).map(({ slug, name, reasons }) => {
    const other = reviews.get(slug);
    const address = other && routes.review(other.slug);
    const isInvented = getApp(site, slug)?.invented ?? false;
    return {
      name,
      icon: getApp(site, slug)?.icon,
      review: address,
      isInvented,
      comparison: sideBySide(site, about, slug),
      reasons,
    };
  });
  return markInvented(others, getApp(site, about));
}

/** Links to comparisons that have a page of their own. */
export function pairLinks(site: Site, pairs: readonly AppPair[]) {
  return pairs.map((pair) => ({
    href: routes.comparison(pair.slug),
    label: comparisonTitle(getApps(site, pair)),
  }));
}
