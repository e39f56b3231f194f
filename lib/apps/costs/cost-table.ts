import { isFreeOnly } from "../../content/apps/plan-costs";
import type { AppData } from "../../content/schemas/app-schema";
import { formatDate } from "../../util/date";
import { limits } from "../../util/limits";
import { formatCount, formatList } from "../../util/number";
import { priceSources } from "../prices";
import { cheapestWay, describeWay, formatWay } from "./cheapest-way";

/** An app whose plans are counted. */
export type CostedApp = { slug: string } & Pick<AppData, "name" | "plans" | "sample">;

/** The cheapest way to have an app for one term. */
export type CostCell = {
  /** "$95.88", "Free", "not known". */
  text: string;
  /** The plan, by its name, or several in a row: "2 quarters, then 1 month". */
  plan?: string | undefined;
  /** Whether it is the lowest sum of the row. */
  isCheapest: boolean;
};

/** What apps cost for fixed terms. */
export type CostTable = {
  /** "What Luna AI costs over time". */
  title: string;
  apps: readonly { slug: string; name: string }[];
  /** One row for each term, with a cell for each app. */
  terms: readonly { months: number; label: string; cells: readonly CostCell[] }[];
  /** What has to be said of the prices: samples, when they were looked up, and their age. */
  notes: readonly string[];
  hasSamples: boolean;
  /** Months that the form begins with. */
  months: number;
};

/** Months of the rows. */
const terms = [1, 3, 6, 12, 24] as const;

/**
 * The cheapest way to have each app, and what it comes to, for one, three, six, twelve and twenty-four months.
 * @param months A term of the reader's or the editor's own, which gets a row, too.
 */
export function costTable(
  apps: readonly CostedApp[],
  { months = 12, staleAfter, day }: { months?: number | undefined; staleAfter: number; day: string },
): CostTable {
  const rows = [...new Set([...terms, months])].filter((term) => term <= limits.costMonths).sort((a, b) => a - b);
  return {
    title: `What ${formatList(apps.map(({ name }) => name))} ${apps.length === 1 ? "costs" : "cost"} over time`,
    apps: apps.map(({ slug, name }) => ({ slug, name })),
    terms: rows.map((term) => ({ months: term, label: formatCount(term, "month"), cells: toCells(apps, term) })),
    notes: apps.flatMap((app) => describeSources(app, staleAfter, day)),
    hasSamples: apps.some(({ sample, plans }) => sample && plans.length > 0),
    months,
  };
}

function toCells(apps: readonly CostedApp[], months: number): CostCell[] {
  const ways = apps.map(({ plans }) => cheapestWay(plans, months));
  const known = ways.flatMap((way) => way ?? []);
  const isComparable = known.length > 1 && new Set(known.map(({ currency }) => currency)).size === 1;
  const least = Math.min(...known.map(({ cents }) => cents));
  return apps.map(({ plans }, index) => {
    const way = ways[index];
    if (!way) return { text: describeUnknown(plans), isCheapest: false };
    return { text: formatWay(way), plan: describeWay(way, plans), isCheapest: isComparable && way.cents === least };
  });
}

function describeUnknown(plans: AppData["plans"]): string {
  if (plans.length === 0) return "not known";
  return isFreeOnly(plans) ? "Free" : "sold as credits only";
}

function describeSources({ name, plans }: CostedApp, staleAfter: number, day: string): string[] {
  if (plans.length === 0) return [`No prices are known for ${name}.`];
  return priceSources(plans, staleAfter, day).map(({ plans: names, checkedOn, olderThan }) => {
    const which = names.length > 0 ? ` (${names.join(", ")})` : "";
    const age = olderThan === undefined ? "" : `, more than ${olderThan} days ago`;
    return `Prices of ${name}${which} checked ${formatDate(checkedOn)}${age}.`;
  });
}
