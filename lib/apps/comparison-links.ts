import type { Route } from "next";
import type { App } from "../content/entry-types";
import type { Site } from "../content/site/site";
import { routes } from "../util/routes";
import { pairSlug, pairsOfApps } from "./apps";

/** "Luna AI vs Spicy AI". */
export function comparisonTitle(apps: readonly App[]): string {
  return apps.map(({ name }) => name).join(" vs ");
}

/** The address of two apps side by side: their own page where a review compares them. */
export function sideBySide(site: Site, one: string, other: string): Route {
  const pair = pairSlug(one, other);
  return pairsOfApps(site).some(({ slug }) => slug === pair) ? routes.comparison(pair) : routes.compare([one, other]);
}
