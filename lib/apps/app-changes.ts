import type { Site } from "../content/site/site";
import { limits } from "../util/limits";
import { memo } from "../util/memo";
import { byLatest } from "../util/order";
import { appsByName, reviewsByApp } from "./apps";
import { type DatedChange, getChanges, type PriceLine, priceLine } from "./price-history";

/** A change with the app that it is one of. */
export type AppChange = DatedChange & {
  app: { slug: string; name: string };
  /** The slug of the review of the app, where there is one. */
  review?: string | undefined;
  /** Whether the app's file came with the starter: nobody has looked it up. */
  isSample: boolean;
  /** Whether there is no such app. */
  isInvented: boolean;
};

/** What has changed at all apps, newest first, and by the names of the apps on one day. */
export const listAppChanges = memo((site: Site): readonly AppChange[] => {
  const reviews = reviewsByApp(site);
  return appsByName(site)
    .flatMap((product) =>
      getChanges(product).map(
        (change): AppChange => ({
          ...change,
          app: { slug: product.slug, name: product.name },
          review: reviews.get(product.slug)?.slug,
          isSample: product.sample,
          isInvented: product.invented,
        }),
      ),
    )
    .sort(byLatest)
    .slice(0, limits.listedChanges);
});

/** A line for each plan that has had more than one price, by the names of the apps. */
export const listPriceHistories = memo((site: Site): readonly PriceLine[] =>
  appsByName(site).flatMap(({ name, plans }) => plans.flatMap((plan) => priceLine(name, plan) ?? [])),
);
