import type { Plan } from "../content/schemas/plan-schema";
import { formatDate } from "../format/date";
import type { Chart } from "../markdown/parse-chart";
import { formatBillingPeriod } from "./billing-period";
import { priceHistory } from "./price-history";

/** Bars of one chart: the newest prices. */
const mostBars = 12;

/** The prices that a plan has had, as a chart whose bars start at zero; `undefined` where it has had one price only. */
export function priceChart(app: string, plan: Plan): Chart | undefined {
  const steps = priceHistory(plan);
  if (steps.length < 2) return undefined;
  return {
    title: `${app}: ${plan.name}`,
    unit: `Price ${formatBillingPeriod(plan.every)}`,
    prefix: currencySign(plan.currency),
    suffix: "",
    rows: steps.slice(-mostBars).map(({ price, from, until }) => ({
      label: describeTime(from, until),
      value: price / 100,
    })),
  };
}

function describeTime(from: string | undefined, until: string | undefined): string {
  if (from === undefined) return until === undefined ? "Always" : `Before ${formatDate(until)}`;
  return `${until === undefined ? "Since" : "From"} ${formatDate(from)}`;
}

function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat("en-US", { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}
