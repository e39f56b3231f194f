import type { AppData } from "../content/schemas/app-schema";
import type { Points } from "../content/scoring/points";
import { formatMoney } from "../util/money";
import { formatCount, formatList, formatScore } from "../util/number";
import { cheapestWay } from "./costs/cheapest-way";

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

/**
 * What a comparison comes to: which app is ahead in what, which is cheaper for a year, about which more is known, and which we have not tested.
 * What is not known is said to be so and decides nothing; sums of different currencies are not compared.
 * @param questions How many questions we ask of every app.
 * @returns Two paragraphs.
 */
export function summarizeComparison(
  apps: readonly SummarizedApp[],
  questions: number,
): [winner: string, known: string] {
  return [
    [describePoints(apps), compareYears(apps), describeFree(apps)].filter(Boolean).join(" "),
    [describeAnswers(apps, questions), describeTests(apps)].filter(Boolean).join(" "),
  ];
}

/** Of two tested apps, what each is ahead in; of more, the points of all. Nothing where fewer than two are tested. */
function describePoints(apps: readonly SummarizedApp[]): string {
  const tested = apps.flatMap(({ name, points }) => (points?.criteria.length ? [{ name, points }] : []));
  const [first, second, ...others] = tested.sort((a, b) => b.points.total - a.points.total);
  if (!first || !second) return "";
  if (apps.length > 2) {
    const rest = [second, ...others].map(({ name, points }) => `${name} ${formatScore(points.total)}`);
    return `Most points: ${first.name}, ${formatScore(first.points.total)} of ${first.points.of}, before ${formatList(rest)}.`;
  }
  const ahead = ({ points }: typeof first, other: typeof first) =>
    points.criteria
      .filter(({ id, points: own }) => {
        const others = other.points.criteria.find((one) => one.id === id)?.points ?? own;
        return Math.round((own - others) * 10) >= lead;
      })
      .map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1));
  const leads = [
    { name: first.name, what: ahead(first, second) },
    { name: second.name, what: ahead(second, first) },
  ].filter(({ what }) => what.length > 0);
  if (leads.length === 0) return `${first.name} and ${second.name} are level in every criterion.`;
  return `${leads.map(({ name, what }, index) => `${name}${index === 0 ? " is ahead in" : " in"} ${joinTitles(what)}`).join("; ")}.`;
}

/** Titles may hold an "and" of their own. */
function joinTitles(titles: readonly string[]): string {
  return titles.length > 2 || titles.some((title) => title.includes(" and ")) ? titles.join(", ") : formatList(titles);
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

/** Free plans are in no sum, so they are named. */
function describeFree(apps: readonly SummarizedApp[]): string {
  const free = apps.filter(({ plans }) => plans.some(({ price }) => price === 0)).map(({ name }) => name);
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

function describeTests(apps: readonly SummarizedApp[]): string {
  const untested = apps.filter(({ points }) => !points).map(({ name }) => name);
  if (untested.length === 0) return "";
  if (untested.length < apps.length) return `Not tested: ${formatList(untested)}.`;
  return apps.length === 2 ? "We have tested neither." : "We have tested none of them.";
}

function eachOf(count: number): string {
  return count === 2 ? "either app" : "any of these apps";
}
