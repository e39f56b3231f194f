import { earnedLabels } from "../../content/snapshot/apps";
import type { Library } from "../../content/snapshot/library";
import { Snapshot } from "../../content/snapshot/snapshot";
import { formatMoney, toCents } from "../../products/money";
import { costFor } from "../../products/plan-costs";
import { comparePages } from "../../publishing/dependents";
import { fingerprintPages } from "../../publishing/fingerprints";
import { shareEntries } from "./share-entries";

/** One value that readers or machines see, before and after. Empty where there is none. */
export type Moved = { what: string; before: string; after: string };

/** What a change of the content moves. */
export type Impact = {
  /** Whether every page changes, because something has changed that all of them show. */
  everything: boolean;
  /** Addresses of the pages, feeds and lists that are made again; with `everything`, only those that come or go. */
  pages: Moved[];
  /** Reviews whose place, points or stars change. */
  ranks: Moved[];
  /** Plans whose costs change, with the number of texts that quote them. */
  prices: Moved[];
};

/** What readers see differently of one content than of another, on a day. */
export function compareSites(before: Library, now: Library, day: string): Impact {
  const old = new Snapshot(before, day);
  const after = shareEntries(now, before);
  const current = new Snapshot(after, day, old);
  const { everything, paths } = comparePages(old, current);
  const [had, has] = [new Set(fingerprintPages(old).keys()), new Set(fingerprintPages(current).keys())];
  const comeOrGo = [...new Set([...had, ...has])].filter((path) => had.has(path) !== has.has(path));
  const presence = (pages: ReadonlySet<string>, path: string) => (pages.has(path) ? "there" : "");
  return {
    everything,
    pages: (everything ? comeOrGo.sort() : paths).map((what) => ({
      ...{ what, before: presence(had, what) },
      after: has.has(what) && had.has(what) ? "changed" : presence(has, what),
    })),
    ranks: difference(placesOf(old), placesOf(current)),
    prices: difference(pricesOf(old), pricesOf(current)).map((one) => ({ ...one, what: withQuotes(one.what, after) })),
  };
}

/** The values that differ, in the order of their names. */
export function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Moved[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((what) => before.get(what) !== after.get(what))
    .sort()
    .map((what) => ({ what, before: before.get(what) ?? "", after: after.get(what) ?? "" }));
}

function placesOf(snapshot: Snapshot): Map<string, string> {
  const labels = earnedLabels(snapshot);
  return new Map(
    snapshot.ranking.map(({ slug, rank, score }) => {
      if (!score) return [slug, "research only"];
      const { points, overall } = score;
      const label = labels.get(slug)?.label;
      return [slug, `#${rank}, ${points.total}/${points.of} points, ${overall} stars${label ? `, "${label}"` : ""}`];
    }),
  );
}

function pricesOf({ productsBySlug }: Snapshot): Map<string, string> {
  return new Map(
    [...productsBySlug.values()].flatMap(({ slug, plans }) =>
      plans.map((plan) => {
        const year = costFor(plan, 12);
        const costs = [formatMoney(toCents(plan.price), plan.currency)];
        if (year !== undefined) costs.push(`${formatMoney(year, plan.currency)} a year`);
        return [`${slug}.${plan.id}`, costs.join(", ")] as const;
      }),
    ),
  );
}

function withQuotes(plan: string, { collections, documents }: Library): string {
  const quote = new RegExp(`\\{\\{\\s*(?:price|month|year):${plan.replaceAll(".", "\\.")}[\\s|}]`);
  const texts = [...Object.values(collections).flat(), ...Object.values(documents)];
  const count = texts.filter(({ text }) => quote.test(text)).length;
  return count === 0 ? plan : `${plan} (quoted in ${count} ${count === 1 ? "file" : "files"})`;
}
