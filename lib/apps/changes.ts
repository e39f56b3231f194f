import { formatBillingPeriod } from "../content/apps/billing-period";
import type { App } from "../content/entry-types";
import type { AppData, Plan } from "../content/schemas/app-schema";
import type { Site } from "../content/site/site";
import { dayLength, formatDate } from "../util/date";
import { memo } from "../util/memo";
import { formatMoney, toCents } from "../util/number";
import { byLatest } from "../util/order";
import { appsByName, reviewsByApp } from "./apps";

/**
 * Every price that a plan has had, in cents, oldest first, and the days between which it held. Today's is the last and has no end; the
 * first has no known beginning.
 */
export function priceHistory({ price, history }: Pick<Plan, "price" | "history">) {
  const days = history.map(({ until }) => until);
  return [...history.map((step) => step.price), price].map((one, index) => ({
    price: toCents(one),
    from: days[index - 1],
    until: days[index],
  }));
}

/** A change at an app, as readers see it. */
export type DatedChange = {
  /**
   * Identifies it among the changes of the app: "2025-06-18", "2025-06-18.yearly" for the price of a plan, "2025-06-18.2" for
   * the second change of a day. Rewording a change keeps its id.
   */
  id: string;
  date: string;
  what: string;
  source: string;
  /** How the price of a plan moved in it: "$2.00 a month". Absent where none did. */
  move?: { isUp: boolean; by: string } | undefined;
};

/**
 * What has changed at an app, newest first: what its file says, and each step in the price of a plan that no sentence
 * of the file replaces.
 */
export function getChanges({ plans, changes }: Pick<AppData, "plans" | "changes">): DatedChange[] {
  const steps = plans.flatMap((plan) =>
    priceHistory(plan).flatMap(({ price, until }, index, all) => {
      const next = all[index + 1];
      if (until === undefined || !next) return [];
      const [from, to] = [price, next.price].map((cents) => formatMoney(cents, plan.currency));
      const what = `${plan.name} went from ${from} to ${to}.`;
      return [{ date: until, what, source: plan.source, plan: plan.id, move: describeMove(plan, next.price - price) }];
    }),
  );
  const isOf = (step: { plan?: string | undefined; date: string }) => (one: typeof step) =>
    one.plan === step.plan && one.date === step.date;
  const told = changes.map((change) => ({ ...change, move: steps.find(isOf(change))?.move }));
  const all = [...told, ...steps.filter((step) => !changes.some(isOf(step)))];
  const ids = numberRepeats(all.map(({ date, plan }) => (plan === undefined ? date : `${date}.${plan}`)));
  return all
    .map(({ date, what, source, move }, index) => ({ id: ids[index] ?? "", date, what, source, move }))
    .sort(byLatest);
}

function describeMove({ currency, every }: Plan, cents: number): DatedChange["move"] {
  if (cents === 0) return undefined;
  return { isUp: cents > 0, by: `${formatMoney(Math.abs(cents), currency)} ${formatBillingPeriod(every)}` };
}

/** Makes ids of keys: of several that are the same, the second ends in ".2". */
export function numberRepeats(keys: readonly string[]): string[] {
  return keys.map((key, index) => {
    const before = keys.slice(0, index).filter((one) => one === key).length;
    return before === 0 ? key : `${key}.${before + 1}`;
  });
}

/** Most steps of one line: the newest prices. */
const mostSteps = 12;

/** A price of the line, and its place. */
export type PriceLineStep = {
  /** "$7.99". */
  price: string;
  /** "Before March 1, 2024", "From March 1, 2024", "Since January 10, 2025". */
  when: string;
  /** Where it begins, as a share of the width; the first begins at 0. */
  start: number;
  /** Height as a share of the highest price, so that the line starts at zero. */
  height: number;
};

/** The prices that a plan has had, as a line of steps. */
export type PriceLine = {
  title: string;
  /** "Price a month". */
  unit: string;
  /** What to see in it: "Went from $6.99 to $7.99, 14% more, on January 10, 2025." */
  summary: string;
  steps: readonly PriceLineStep[];
};

/** `undefined` for a plan that has had one price only. */
export function priceLine(app: string, plan: Plan): PriceLine | undefined {
  const held = priceHistory(plan).slice(-mostSteps);
  const [before, now] = held.slice(-2);
  if (!before || !now?.from) return undefined;
  const highest = Math.max(...held.map(({ price }) => price), 1);
  const changed = held.flatMap(({ from }) => (from === undefined ? [] : [Date.parse(from)]));
  const startOf = placeInTime(changed);
  const money = (cents: number) => formatMoney(cents, plan.currency);
  return {
    title: `${app}: ${plan.name}`,
    unit: `Price ${formatBillingPeriod(plan.every)}`,
    summary: `Went from ${money(before.price)} to ${money(now.price)}${describeStep(before.price, now.price)} on ${formatDate(now.from)}.`,
    steps: held.map(({ price, from, until }, index) => ({
      price: money(price),
      when: describeTime(index === 0 ? undefined : from, until),
      start: index === 0 || from === undefined ? 0 : startOf(Date.parse(from)),
      height: price / highest,
    })),
  };
}

/** Spreads the days of changes over the width, with a quarter before the first and after the last. */
function placeInTime(days: readonly number[]): (day: number) => number {
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const span = Math.max(last - first, 90 * dayLength);
  return (day) => (day - first + span / 4) / (last - first + span / 2);
}

function describeStep(before: number, now: number): string {
  const percent = before === 0 ? 0 : Math.round(Math.abs(now / before - 1) * 100);
  return percent === 0 ? "" : `, ${percent}% ${now > before ? "more" : "less"},`;
}

function describeTime(from: string | undefined, until: string | undefined): string {
  if (from === undefined) return until === undefined ? "Always" : `Before ${formatDate(until)}`;
  return `${until === undefined ? "Since" : "From"} ${formatDate(from)}`;
}

/** A change with the app that it is one of. */
export type AppChange = DatedChange & {
  app: Pick<App, "slug" | "name" | "icon">;
  /** The slug of the review of the app, where there is one. */
  review?: string | undefined;
  /** Whether the app's file came with the starter: nobody has looked it up. */
  isSample: boolean;
};

/** What has changed at all apps, newest first, and by the names of the apps on one day. */
export const listAppChanges = memo((site: Site): readonly AppChange[] => {
  const reviews = reviewsByApp(site);
  return appsByName(site)
    .flatMap((app) =>
      getChanges(app).map(
        (change): AppChange => ({
          ...change,
          app,
          review: reviews.get(app.slug)?.slug,
          isSample: app.sample,
        }),
      ),
    )
    .sort(byLatest);
});

/** A line for each plan that has had more than one price, by the names of the apps. */
export const listPriceHistories = memo((site: Site): readonly PriceLine[] =>
  appsByName(site).flatMap(({ name, plans }) => plans.flatMap((plan) => priceLine(name, plan) ?? [])),
);
