import type { AppData } from "../content/schemas/app-schema";
import type { Points } from "../content/scoring/score";
import { formatCount, formatList, formatMoney, formatScore } from "../util/number";
import { lowerFirst, upperFirst } from "../util/title";
import { cheapestWay, isBoughtOnce } from "./costs/cheapest-way";

/** An app of a comparison, with what the summary is made of. */
export type SummarizedApp = {
  name: string;
  plans: AppData["plans"];
  /** How many of the questions have an answer. */
  answers: number;
  /** Points of its newest test; absent where nobody has tested it. */
  points?: Points | undefined;
};

/** Tenths of a point for one criterion. What is less apart is no lead: readers could not tell. */
const lead = 3;

/** Points in all. Two apps that are less apart are near. */
const near = 1;

/**
 * What a comparison comes to: who should take which app; and what a year costs and about which more is known. What is not known is said to be so and
 * decides nothing; sums of different currencies are not compared.
 * @param questions How many questions we ask of every app.
 * @returns Two paragraphs.
 */
export function summarizeComparison(
  apps: readonly SummarizedApp[],
  questions: number,
): [choice: string, known: string] {
  const tested = apps
    .flatMap(({ points, ...app }) => (points?.criteria.length ? [{ ...app, points }] : []))
    .sort((a, b) => b.points.total - a.points.total);
  const [first, second] = tested;
  const isPair = first !== undefined && second !== undefined && apps.length === 2;
  // A comparison of two names the prices that decide.
  const isPriced = isPair && (isDearer(first, second) || isDearer(second, first));
  const isFreeSaid = isPair && hasFree(first) !== hasFree(second);
  const known = [
    isPriced ? "" : compareYears(apps),
    isFreeSaid ? "" : describeFree(apps),
    describeAnswers(apps, questions),
    describeTests(apps, tested),
  ];
  return [isPair ? choosePair(first, second) : describePoints(apps, tested), known.filter(Boolean).join(" ")];
}

type TestedApp = SummarizedApp & { points: Points };

/** Who should take which of two tested apps, and whether their points are near. @param first The one with more points. */
function choosePair(first: TestedApp, second: TestedApp): string {
  const isNear = first.points.total - second.points.total < near;
  const totals = [first, second].map(({ points }) => formatScore(points.total));
  const sides = [
    { name: first.name, other: second.name, reasons: listReasons(first, second) },
    { name: second.name, other: first.name, reasons: listReasons(second, first) },
  ].filter(({ reasons }) => reasons.length > 0);
  const [only] = sides.length === 1 ? sides : [];
  const choice = [
    ...sides.map(({ name, reasons }) => `take ${name} for ${joinReasons(reasons)}`),
    ...(only ? [`nothing that we score or price speaks for ${only.other}`] : []),
  ].join("; ");
  const decided = choice === "" ? "nothing that we score or price decides between them" : choice;
  return `${isNear ? `Their points are near: ${totals.join(" and ")} of ${first.points.of}. ` : ""}${upperFirst(decided)}.`;
}

/** What speaks for an app beside another: the criteria in which it is ahead, a cheaper year, a single payment, and a free plan. */
function listReasons(app: TestedApp, other: TestedApp): string[] {
  const { criteria } = app.points;
  const ahead = criteria.filter(({ id, points }) => {
    const others = other.points.criteria.find((one) => one.id === id)?.points ?? points;
    return Math.round((points - others) * 10) >= lead;
  });
  const [missing, ...more] = criteria.filter((one) => !ahead.includes(one));
  const isMost = ahead.length > 2 && more.length === 0;
  return [
    ...(isMost
      ? [`better marks in ${missing ? `all but ${lowerFirst(missing.title)}` : "every criterion"}`]
      : ahead.map(({ title }) => lowerFirst(title))),
    ...(isDearer(other, app) ? [`a cheaper year (${yearOf(app)} against ${yearOf(other)})`] : []),
    ...(isPaidOnce(app) && !isPaidOnce(other) ? ["a single payment"] : []),
    ...(hasFree(app) && !hasFree(other) ? ["a free plan"] : []),
  ];
}

/** Whether a year of an app is known to cost more than one of another. */
function isDearer(one: SummarizedApp, other: SummarizedApp): boolean {
  const [way, less] = [cheapestWay(one.plans, 12), cheapestWay(other.plans, 12)];
  return way !== undefined && less !== undefined && way.currency === less.currency && way.cents > less.cents;
}

function isPaidOnce({ plans }: SummarizedApp): boolean {
  const way = cheapestWay(plans, 12);
  return way !== undefined && isBoughtOnce(way);
}

function yearOf({ plans }: SummarizedApp): string {
  const way = cheapestWay(plans, 12);
  return way ? formatMoney(way.cents, way.currency) : "";
}

/** Reasons may hold an "and" of their own. */
function joinReasons(reasons: readonly string[]): string {
  const [last = "", ...before] = reasons.toReversed();
  if (before.length === 0 || !reasons.some((reason) => reason.includes(" and "))) return formatList(reasons);
  return `${before.toReversed().join(", ")}, and ${last}`;
}

/** Of more than two apps, the points of all that are tested; where fewer than two are, that this decides nothing. */
function describePoints(apps: readonly SummarizedApp[], [first, ...others]: readonly TestedApp[]): string {
  if (!first) return `We have tested ${apps.length === 2 ? "neither" : "none of them"}, so we can’t say which to take.`;
  if (others.length === 0) return `We have tested only ${first.name}, so we can’t say which to take.`;
  const rest = others.map(({ name, points }) => `${name} ${formatScore(points.total)}`);
  return `Take ${first.name} for the most points: ${formatScore(first.points.total)} of ${first.points.of}, before ${formatList(rest)}.`;
}

function compareYears(apps: readonly SummarizedApp[]): string {
  const years = apps.map((app) => ({ ...app, way: cheapestWay(app.plans, 12) }));
  const known = years.flatMap(({ way, ...app }) => (way ? [{ ...app, way }] : []));
  const unknown = years.filter(({ way, plans }) => !way && !isFree(plans)).map(({ name }) => name);
  const priceOf = ({ way }: (typeof known)[number]) => formatMoney(way.cents, way.currency);
  const listed = known.map((one) => `${one.name} (${priceOf(one)})`);
  const rest = unknown.length > 0 ? ` Not known: ${formatList(unknown)}.` : "";
  const [first, ...others] = known;
  if (!first && unknown.length === 0) return "";
  if (!first)
    return `The cost of a year is not known for ${unknown.length === apps.length ? eachOf(apps.length) : formatList(unknown)}.`;
  if (others.length === 0) return `Cost of a year: ${listed[0]}.${rest}`;
  if (others.some(({ way }) => way.currency !== first.way.currency))
    return `Cost of a year, in different currencies: ${listed.join(", ")}.${rest}`;
  const least = Math.min(...known.map(({ way }) => way.cents));
  const cheapest = known.filter(({ way }) => way.cents === least);
  if (cheapest.length === known.length) return `A year costs the same: ${listed.join(", ")}.${rest}`;
  const dearer = known.filter(({ way }) => way.cents > least).sort((a, b) => a.way.cents - b.way.cents);
  const label = known.length === 2 ? "Cheaper" : "Cheapest";
  const [winners, losers] = [cheapest, dearer].map((some) => some.map((one) => `${one.name} (${priceOf(one)})`));
  return `${label} for a year: ${formatList(winners ?? [])}, against ${formatList(losers ?? [])}.${rest}`;
}

function isFree(plans: AppData["plans"]): boolean {
  return plans.length > 0 && plans.every(({ price }) => price === 0);
}

function hasFree({ plans }: SummarizedApp): boolean {
  return plans.some(({ price }) => price === 0);
}

/** Free plans are in no sum, so they are named. */
function describeFree(apps: readonly SummarizedApp[]): string {
  const free = apps.filter(hasFree).map(({ name }) => name);
  if (free.length === 0) return "";
  return `${formatList(free)} also ${free.length === 1 ? "has" : "have"} a free plan.`;
}

function describeAnswers(apps: readonly SummarizedApp[], questions: number): string {
  if (questions === 0) return "";
  const most = Math.max(...apps.map(({ answers }) => answers));
  const all = formatCount(questions, "question");
  if (most === 0) return `None of our ${all} has been answered for ${eachOf(apps.length)}.`;
  const best = apps.filter(({ answers }) => answers === most);
  const less = apps.filter(({ answers }) => answers < most);
  if (less.length === 0) return `We know the same amount about each: ${most} of ${all} answered.`;
  const names = formatList(best.map(({ name }) => name));
  const rest = less.map(({ name, answers }) => `${name} ${answers}`).join(", ");
  const each = best.length > 1 ? " each" : "";
  return `${apps.length === 2 ? "More" : "Most"} is known about ${names}: ${most} of ${all} answered${each}, ${rest}.`;
}

/** Of several tested apps, which others are not. */
function describeTests(apps: readonly SummarizedApp[], tested: readonly TestedApp[]): string {
  const untested = apps.filter(({ name }) => !tested.some((one) => one.name === name)).map(({ name }) => name);
  return tested.length < 2 || untested.length === 0 ? "" : `Not tested: ${formatList(untested)}.`;
}

function eachOf(count: number): string {
  return count === 2 ? "either app" : "any of these apps";
}
