import { earnedLabels } from "../../../lib/apps/apps";
import { costFor } from "../../../lib/content/apps/plan-costs";
import type { RankedReview } from "../../../lib/content/entry-types";
import type { Library } from "../../../lib/content/site/library";
import { appsBySlug, rankedReviews, type Site } from "../../../lib/content/site/site";
import { formatCount, formatMoney, toCents } from "../../../lib/util/number";

/** What a change of the content moves, in sentences for an editor: places in the ranking, and prices. @param day Today's, by which entries are published. */
export function describeImpact(before: Library, now: Library, day: string): string[] {
  const [old, current] = [before, now].map((library) => ({ library, day })) as [Site, Site];
  const prices = compare(describePrices(old), describePrices(current)).map(({ key, text }) => {
    const count = countQuotes(key, now);
    return count === 0 ? `${text}.` : `${text}; quoted in ${formatCount(count, "file")}.`;
  });
  return [...compare(describePlaces(old), describePlaces(current)).map(({ text }) => `${text}.`), ...prices];
}

/** A name and a value for each key. */
type Described = ReadonlyMap<string, { name: string; value: string }>;

function compare(before: Described, after: Described): { key: string; text: string }[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const name = (is ?? was)?.name;
    return was?.value === is?.value
      ? []
      : [{ key, text: `${name}: ${was?.value ?? "new"} → ${is?.value ?? "no more"}` }];
  });
}

function describePlaces(site: Site): Described {
  const labels = earnedLabels(site);
  const describe = ({ slug, rank, score }: RankedReview) => {
    if (!score) return "not ranked";
    const { points, overall } = score;
    const label = labels.get(slug)?.label;
    return `place ${rank}, ${points.total}/${points.of} points, ${overall} stars${label ? `, “${label}”` : ""}`;
  };
  return new Map(rankedReviews(site).map((review) => [review.slug, { name: review.product, value: describe(review) }]));
}

function describePrices(site: Site): Described {
  return new Map(
    [...appsBySlug(site).values()].flatMap(({ slug, name, plans }) =>
      plans.map((plan) => {
        const year = costFor(plan, 12);
        const costs = [formatMoney(toCents(plan.price), plan.currency)];
        if (year !== undefined) costs.push(`${formatMoney(year, plan.currency)} a year`);
        return [`${slug}.${plan.id}`, { name: `${name}, ${plan.name ?? plan.id}`, value: costs.join(", ") }] as const;
      }),
    ),
  );
}

/** @param plan "app.plan" */
function countQuotes(plan: string, { collections, documents }: Library): number {
  const quote = new RegExp(`\\{\\{\\s*(?:price|month|year):${plan.replaceAll(".", "\\.")}[\\s|}]`);
  const texts = [...Object.values(collections).flat(), ...Object.values(documents)];
  return texts.filter(({ text }) => quote.test(text)).length;
}
