import type { Route } from "next";
import type { App } from "../content/entry-types";
import { appsBySlug, type Site } from "../content/site/site";
import { routes } from "../util/routes";
import { type AppPair, pairSlug, pairsByAddress } from "./apps";

/** The apps of a pair. */
export function getApps(site: Site, { apps }: AppPair): App[] {
  return apps.flatMap((slug) => appsBySlug(site).get(slug) ?? []);
}

/** "Luna AI vs Spicy AI". */
export function comparisonTitle(apps: readonly App[]): string {
  return apps.map(({ name }) => name).join(" vs ");
}

/** The address of two apps side by side: their own page where a review compares them. */
export function sideBySide(site: Site, one: string, other: string): Route {
  const pair = pairsByAddress(site).get(pairSlug(one, other));
  return pair ? routes.comparison(pair.slug) : routes.compare([one, other]);
}
