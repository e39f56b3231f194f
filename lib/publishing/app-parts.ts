import type { ParsedEntry } from "../content/read/parse-entry";
import type { ProductData } from "../content/schemas/product-schema";
import { reviewsByApp } from "../content/snapshot/apps";
import { rankedApps } from "../content/snapshot/ranked-apps";
import type { Snapshot } from "../content/snapshot/snapshot";
import { listOld } from "../products/list-old";
import { requestsOf } from "../text/blocks";
import { calculator } from "../text/blocks/calculator";
import { ranking } from "../text/blocks/ranking";

/** The answers and prices of an app that are old on the day of the snapshot, because its page marks them as old. */
export function oldParts({ slug, data }: ParsedEntry<ProductData>, snapshot: Snapshot): string {
  // Once for each app: thousands of articles may count what it costs.
  return snapshot.once(`old parts of ${slug}`, () => {
    const sheet = snapshot.library.documents["site/fact-sheet"]?.data;
    const old = sheet ? listOld(data, sheet, snapshot.day) : [];
    return old.map(({ path }) => path.join(".")).join();
  });
}

/** The inputs of Find: all of every app, where its review is, its newest test, and its place in the ranking. */
export function foundParts(snapshot: Snapshot): unknown[] {
  const placeOf = new Map(snapshot.ranking.map(({ about, rank }) => [about, rank]));
  return snapshot.library.collections.products.flatMap((product) => {
    const { slug } = product;
    const [test] = snapshot.testsByApp.get(slug) ?? [];
    return [product, oldParts(product, snapshot), test, reviewsByApp(snapshot).get(slug)?.slug, placeOf.get(slug)];
  });
}

/** Whether a text may have a block that shows apps. Most have none, and thousands are asked at each publication. */
export function showsApps(snapshot: Snapshot, text: { body: string }): boolean {
  return snapshot.onceForEntries("shows apps", [text], () => ["```", "~~~"].some((fence) => text.body.includes(fence)));
}

/** The apps whose costs some texts count, with their prices and the age of these. */
export function countedParts(snapshot: Snapshot, texts: readonly { body: string }[]): unknown[] {
  const apps = texts.flatMap((text) =>
    snapshot.onceForEntries("counted apps", [text], () =>
      requestsOf(text.body, calculator).flatMap(({ apps: names }) => names),
    ),
  );
  if (apps.length === 0) return [];
  const { products } = snapshot.library.collections;
  return apps.flatMap((app) => {
    const product = products.find(({ slug }) => slug === app);
    return product ? [product, oldParts(product, snapshot)] : [app];
  });
}

/** What the rankings of some texts show. */
export function rankedParts(snapshot: Snapshot, texts: readonly { body: string }[]): unknown[] {
  return texts.flatMap((text) =>
    snapshot
      .onceForEntries("rankings", [text], () => requestsOf(text.body, ranking))
      // Once for each ranking: many texts may have the same.
      .map((request) =>
        snapshot.once(`ranked ${JSON.stringify(request)}`, () => JSON.stringify(rankedApps(snapshot, request))),
      ),
  );
}
