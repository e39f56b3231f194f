import { isFree, isFreeOnly, type PricedPlan } from "../content/apps/plan-costs";
import type { AppData } from "../content/schemas/app-schema";
import type { Points } from "../content/scoring/score";
import { formatCount, formatList, formatScore } from "../util/number";
import { lowerFirst, upperFirst } from "../util/title";
import { type CheapestWay, cheapestWay, formatWay, isBoughtOnce } from "./costs/cheapest-way";

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
 * The conclusion of a comparison: who should take which app, then what a year costs and how much is known about each. What is
 * not known is named and decides nothing; sums in different currencies are not compared.
 * @param questions How many questions we ask of every app.
 * @returns Two paragraphs.
 */
export function summarizeComparison(all: readonly SummarizedApp[], questions: number): [choice: string, known: string] {
  const apps = all.map((app) => ({ ...app, year: cheapestWay(app.plans, 12), hasFree: app.plans.some(isFree) }));
  const tested = apps
    .flatMap(({ points, ...app }) => (points?.criteria.length ? [{ ...app, points }] : []))
    .sort((a, b) => b.points.total - a.points.total);
  const [first, second] = tested;
  const isPair = first !== undefined && second !== undefined && apps.length === 2;
  // A comparison of two names the prices that decide.
  const isPriced = isPair && (isDearer(first, second) || isDearer(second, first));
  const isFreeSaid = isPair && first.hasFree !== second.hasFree;
  const known = [
    isPriced ? "" : compareYears(apps),
    isFreeSaid ? "" : describeFree(apps),
    describeAnswers(apps, questions),
    describeUntested(apps, tested),
  ];
  return [isPair ? choosePair(first, second) : describePoints(apps, tested), known.filter(Boolean).join(" ")];
}

type PricedApp = SummarizedApp & { year: CheapestWay<PricedPlan> | undefined; hasFree: boolean };

type TestedApp = PricedApp & { points: Points };

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
    ...(app.hasFree && !other.hasFree ? ["a free plan"] : []),
  ];
}

/** Whether a year of an app is known to cost more than one of another. */
function isDearer({ year: one }: PricedApp, { year: other }: PricedApp): boolean {
  return one !== undefined && one.currency === other?.currency && one.cents > other.cents;
}

function isPaidOnce({ year }: PricedApp): boolean {
  return year !== undefined && isBoughtOnce(year);
}

function yearOf({ year }: PricedApp): string {
  return year ? formatWay(year) : "";
}

/** Reasons may hold an "and" of their own. */
function joinReasons(reasons: readonly string[]): string {
  const [last = "", ...before] = reasons.toReversed();
  if (before.length === 0 || !reasons.some((reason) => reason.includes(" and "))) return formatList(reasons);
  return `${before.toReversed().join(", ")}, and ${last}`;
}

/** Of more than two apps, the points of all that are tested; where fewer than two are, that this decides nothing. */
function describePoints(apps: readonly PricedApp[], [first, ...others]: readonly TestedApp[]): string {
  if (!first) return `We have tested ${apps.length === 2 ? "neither" : "none of them"}, so we can’t say which to take.`;
  if (others.length === 0) return `We have tested only ${first.name}, so we can’t say which to take.`;
  const rest = others.map(({ name, points }) => `${name} ${formatScore(points.total)}`);
  return `Take ${first.name} for the most points: ${formatScore(first.points.total)} of ${first.points.of}, before ${formatList(rest)}.`;
}

/** What a year costs, the least first. One app is called cheaper where the others are known to cost more. */
function compareYears(apps: readonly PricedApp[]): string {
  const [first, ...others] = apps
    .filter(({ year }) => year)
    .sort((a, b) => Number(isDearer(a, b)) - Number(isDearer(b, a)));
  const unknown = apps.filter(({ year, plans }) => !year && !isFreeOnly(plans)).map(({ name }) => name);
  if (!first) return unknown.length > 0 ? `The cost of a year is not known for ${formatList(unknown)}.` : "";
  const [cheapest, ...dearer] = [first, ...others].map((one) => `${one.name} (${yearOf(one)})`);
  const isDecided = dearer.length > 0 && others.every((other) => isDearer(other, first));
  const sentence = isDecided
    ? `${dearer.length === 1 ? "Cheaper" : "Cheapest"} for a year: ${cheapest}, against ${formatList(dearer)}.`
    : `Cost of a year: ${[cheapest, ...dearer].join(", ")}.`;
  return unknown.length > 0 ? `${sentence} Not known: ${formatList(unknown)}.` : sentence;
}

/** Free plans are in no sum, so they are named. */
function describeFree(apps: readonly PricedApp[]): string {
  const free = apps.filter(({ hasFree }) => hasFree).map(({ name }) => name);
  if (free.length === 0) return "";
  return `${formatList(free)} also ${free.length === 1 ? "has" : "have"} a free plan.`;
}

function describeAnswers(apps: readonly PricedApp[], questions: number): string {
  if (questions === 0) return "";
  const most = Math.max(...apps.map(({ answers }) => answers));
  const all = formatCount(questions, "question");
  const less = apps.filter(({ answers }) => answers < most);
  if (less.length === 0) return `We know the same amount about each: ${most} of ${all} answered.`;
  const names = formatList(apps.flatMap(({ name, answers }) => (answers === most ? name : [])));
  const rest = less.map(({ name, answers }) => `${name} ${answers}`).join(", ");
  return `${apps.length === 2 ? "More" : "Most"} is known about ${names}: ${most} of ${all} answered, ${rest}.`;
}

/** Of several tested apps, which others are not. */
function describeUntested(apps: readonly PricedApp[], tested: readonly TestedApp[]): string {
  const untested = apps.filter(({ name }) => !tested.some((one) => one.name === name)).map(({ name }) => name);
  return tested.length < 2 || untested.length === 0 ? "" : `Not tested: ${formatList(untested)}.`;
}
