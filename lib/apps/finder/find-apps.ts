import { isFree } from "../../content/apps/plan-costs";
import type { FactSheet } from "../../content/schemas/fact-sheet-schema";
import type { Scoring } from "../../content/schemas/scoring-schema";
import type { Points } from "../../content/scoring/score";
import { formatCount } from "../../util/number";
import { byName, compareText } from "../../util/order";
import { cheapestWay } from "../costs/cheapest-way";
import { type Condition, getConditions, type JudgedApp, type Judgement } from "./conditions";
import type { FindCriteria, FindOrder } from "./criteria";

/** How much one criterion of the method counts. */
export type Weight = {
  id: string;
  title: string;
  /** What the reader has chosen, or what the method gives: the most points that the criterion gives. */
  value: number;
  /** What the method gives, as a slider shows it. */
  published: number;
  isChanged: boolean;
};

/** The weights that an address asks for, in the order of the method, and how many names in it are not known. */
export function getWeights({ weights }: Pick<FindCriteria, "weights">, { criteria }: Pick<Scoring, "criteria">) {
  const chosen = new Map(weights);
  const known = criteria.flatMap(({ id, title, score }): Weight[] => {
    if (id === undefined) return [];
    const published = Math.round(score);
    const value = chosen.get(id) ?? published;
    const isChanged = value !== published;
    return [{ id, title, value: isChanged ? value : score, published, isChanged }];
  });
  return {
    weights: known,
    unknown: [...chosen.keys()].filter((id) => !known.some((weight) => weight.id === id)).length,
  };
}

/**
 * The share of points that an app has earned, 0 to 1, each criterion counted by its weight; `undefined` where nothing that
 * counts was tested.
 */
function weighPoints({ criteria }: Pick<Points, "criteria">, weights: readonly Weight[]): number | undefined {
  const getWeight = new Map(weights.map(({ id, value }) => [id, value]));
  const counted = criteria.map(({ id, points, of }) => ({ weight: getWeight.get(id) ?? 0, share: points / of }));
  const sum = counted.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0) return undefined;
  const weighed = counted.reduce((total, { weight, share }) => total + weight * share, 0) / sum;
  // Sums of fractions differ in their last digits by the order in which they are added.
  return Math.round(weighed * 1e9) / 1e9;
}

/** An app to be found, with the points of its newest test. */
export type AppToFind = {
  slug: string;
  name: string;
  judged: JudgedApp;
  /** Absent where nobody has tested it. */
  points?: Points | undefined;
  /** Steps to cancel, on the shortest way that a test has recorded; absent where none has. */
  stepsOut?: number | undefined;
  /** Its place in the published ranking, which decides between apps with the same points. */
  rank?: number | undefined;
};

/** An app with what was found of it. */
export type FinderMatch<App> = {
  app: App;
  /** The share of points that it has earned by the reader's weights, 0 to 1; absent where nobody has tested it. */
  share?: number | undefined;
  /** One for each condition, in their order. */
  judgements: readonly (Judgement & { id: string })[];
};

/** What the apps are held against: the questions, the method, and today as `2025-06-28`. */
export type FindContext = {
  sheet: Pick<FactSheet, "groups" | "kinds" | "staleAfter">;
  method: Pick<Scoring, "criteria">;
  day: string;
};

/**
 * The apps that meet what is asked, those that nobody knows enough of, and those that do not; each in the order that is
 * asked for, then best first by the reader's weights. Apps without a test come last, by name; so do those
 * whose price or number of steps to cancel is not known, where that decides the order.
 */
export function findApps<App extends AppToFind>(apps: readonly App[], criteria: FindCriteria, context: FindContext) {
  const { conditions } = getConditions(criteria, context.sheet, context.day);
  const { weights } = getWeights(criteria, context.method);
  const found = apps
    .map(
      (app): FinderMatch<App> => ({
        app,
        share: app.points && weighPoints(app.points, weights),
        judgements: conditions.map(({ id, judge }) => ({ id, ...judge(app.judged) })),
      }),
    )
    .sort((a, b) => least(a.app, criteria.order) - least(b.app, criteria.order) || byPoints(a, b));
  const has = (outcome: Judgement["outcome"]) => (one: FinderMatch<App>) =>
    one.judgements.some((judgement) => judgement.outcome === outcome);
  const possible = found.filter((one) => !has("failed")(one));
  return {
    fitting: possible.filter((one) => !has("unknown")(one)),
    notKnown: possible.filter(has("unknown")),
    failing: found.filter(has("failed")),
  };
}

/** The figure of an app that decides, the smaller the better; where nobody knows it, more than any other. */
function least({ judged: { plans }, stepsOut }: AppToFind, order: FindOrder): number {
  if (order === "points") return 0;
  const figure = order === "way-out" ? stepsOut : centsOf(plans, order === "year" ? 12 : 1);
  return figure ?? Number.MAX_SAFE_INTEGER;
}

/** What an app costs for some months: whole cents of US dollars, as the reader's limits are. */
function centsOf(plans: JudgedApp["plans"], months: number): number | undefined {
  const way = cheapestWay(plans, months);
  if (!way) return plans.some(isFree) ? 0 : undefined;
  return way.currency === "USD" ? way.cents : undefined;
}

function byPoints(a: FinderMatch<AppToFind>, b: FinderMatch<AppToFind>): number {
  return (
    Number(a.share === undefined) - Number(b.share === undefined) ||
    (b.share ?? 0) - (a.share ?? 0) ||
    (a.app.rank ?? Number.MAX_SAFE_INTEGER) - (b.app.rank ?? Number.MAX_SAFE_INTEGER) ||
    byName(a.app, b.app) ||
    compareText(a.app.slug, b.app.slug)
  );
}

/** "Your weights: Voice and pictures counts 0 instead of 10, Price and terms 5 instead of 10."; `undefined` without any. */
export function describeWeights(weights: readonly Weight[]): string | undefined {
  const changed = weights.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return undefined;
  const parts = changed.map(({ title, value, published }, index) => {
    return `${title}${index === 0 ? " counts" : ""} ${value} instead of ${published}`;
  });
  return `Your weights: ${parts.join(", ")}.`;
}

/** What has to be said of an address: that parts of it are not known or not read, and what in it is of no effect. */
export function describeUnread(unread: number, weights: readonly Weight[]): string[] {
  const isWeightless = weights.length > 0 && weights.every(({ value }) => value === 0);
  return [
    ...(unread > 0 ? [`We ignored ${formatCount(unread, "part")} of this address that we don’t recognize.`] : []),
    ...(isWeightless ? ["All weights are 0, so we use our own order."] : []),
  ];
}

/** "3 of 9 apps fit", "No confirmed match", "All 9 apps". */
export function describeFound(fitting: number, all: number, conditions: readonly Condition[]): string {
  if (conditions.length === 0) return `All ${formatCount(all, "app")}`;
  if (fitting === 0) return "No confirmed match";
  return `${fitting} of ${formatCount(all, "app")} ${fitting === 1 ? "fits" : "fit"}`;
}
