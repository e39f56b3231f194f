import { earnedLabels } from "../../../lib/apps/apps";
import { costFor } from "../../../lib/content/products/plan-costs";
import type { Library } from "../../../lib/content/site/library";
import { productsBySlug, rankedReviews, type Site } from "../../../lib/content/site/site";
import { formatMoney, toCents } from "../../../lib/util/money";
import { difference, type Moved } from "./flatten";

/** What a change of the content moves. */
export type Impact = {
  /** Reviews whose place, points or stars change. */
  ranks: Moved[];
  /** Plans whose costs change, with the number of texts that quote them. */
  prices: Moved[];
};

/** What readers see differently of one content than of another, on a day. */
export function compareSites(before: Library, now: Library, day: string): Impact {
  const old = { library: before, day };
  const current = { library: now, day };
  return {
    ranks: difference(getPlaces(old), getPlaces(current)),
    prices: difference(getPrices(old), getPrices(current)).map((one) => ({ ...one, what: withQuotes(one.what, now) })),
  };
}

function getPlaces(site: Site): Map<string, string> {
  const labels = earnedLabels(site);
  return new Map(
    rankedReviews(site).map(({ slug, rank, score }) => {
      if (!score) return [slug, "research only"];
      const { points, overall } = score;
      const label = labels.get(slug)?.label;
      return [slug, `#${rank}, ${points.total}/${points.of} points, ${overall} stars${label ? `, "${label}"` : ""}`];
    }),
  );
}

function getPrices(site: Site): Map<string, string> {
  return new Map(
    [...productsBySlug(site).values()].flatMap(({ slug, plans }) =>
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
