import { dayLength, formatDate } from "../../util/date";
import { formatCount, formatMoney, formatScore } from "../../util/number";
import { discountAgainst, monthlyCost } from "../apps/plan-costs";
import type { App, Review, Test } from "../entry-types";
import type { Plan } from "../schemas/app-schema";
import type { Formula } from "../schemas/claims-schema";
import { rankReviews, type Score } from "../scoring/score";

type CountedTest = Pick<Test, "from" | "to" | "hours" | "sample">;
type CountedReview = Pick<Review, "id" | "product" | "date" | "sample"> & {
  score?: Pick<Score, "overall" | "points" | "isSample"> | undefined;
};

/** The content that claims are worked out from. All of it is published today. */
export type ClaimFacts = {
  readonly tests: readonly CountedTest[];
  readonly reviews: readonly CountedReview[];
  readonly apps: ReadonlyMap<string, Pick<App, "name" | "plans" | "sample">>;
  /** The categories of the help center. */
  readonly help: readonly { title: string; topics: readonly { href: string }[] }[];
};

/** A claim that was worked out. */
export type Computed = {
  /** What readers see. */
  text: string;
  value: number;
  /** How it was worked out, in a sentence for readers. */
  how: string;
  /** Whether something invented or unproved is in it. */
  isSample: boolean;
};

/** A whole or broken number as readers see it: 1284.5 → "1,284.5". */
function figure(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 1 });
}

/** Works out a claim; `undefined` where the content does not give it. */
export function compute(formula: Formula, facts: ClaimFacts): Computed | undefined {
  switch (formula.formula) {
    case "reviews":
      return countReviews(facts);
    case "tests":
      return countTests(facts);
    case "hours-tested":
      return addHours(facts);
    case "shortest-test":
      return findShortestTest(facts);
    case "months-tested":
      return countMonths(facts);
    case "top-points":
      return readTopPoints(facts);
    case "help-pages":
      return countHelpPages(formula, facts);
    case "month-price":
      return priceMonth(formula, facts);
    case "discount":
      return findDiscount(formula, facts);
  }
}

/**
 * The facts without what is invented, for formulas that count: what is left is true. The place of an app in the ranking
 * would not be, so there the sample stays and the result says that it is one.
 */
export function withoutSamples({ formula }: Formula, facts: ClaimFacts): ClaimFacts {
  if (formula === "top-points") return facts;
  return {
    ...facts,
    tests: facts.tests.filter(({ sample }) => !sample),
    reviews: facts.reviews.filter(({ sample, score }) => !sample && !score?.isSample),
  };
}

function countReviews({ reviews }: ClaimFacts): Computed | undefined {
  const tested = reviews.filter(({ score }) => score);
  if (tested.length === 0) return undefined;
  const isSample = tested.some(({ sample, score }) => sample || score?.isSample === true);
  const others = reviews.length - tested.length;
  const rest = others > 0 ? ` Not counted: pages on untested apps (${figure(others)}).` : "";
  const how = `A count of the published reviews of tested apps.${rest}`;
  return { value: tested.length, text: figure(tested.length), how, isSample };
}

/** Pages are there, whatever their texts are, so a count of them is never a sample. */
function countHelpPages({ category }: { category: string }, { help }: ClaimFacts): Computed | undefined {
  const shown = help.find(({ title }) => title === category);
  if (!shown) return undefined;
  const value = new Set(shown.topics.map(({ href }) => href.replace(/#.*/, ""))).size;
  const how = `The different pages that “${category}” in the help center links to, each counted once.`;
  return { value, text: figure(value), how, isSample: false };
}

/** What a month of a plan comes to. @param plan Like "luna-ai.low". */
function priceMonth({ plan }: { plan: string }, facts: ClaimFacts): Computed | undefined {
  const found = findPlan(plan, facts);
  const cents = found && monthlyCost(found.plan);
  if (!found || cents === undefined) return undefined;
  return {
    value: cents / 100,
    text: formatMoney(cents, found.plan.currency),
    isSample: found.isSample,
    how: `The monthly cost of ${found.name} at its recorded price.`,
  };
}

/** How much less a month of a plan costs than one of another. */
function findDiscount({ plan, against }: { plan: string; against: string }, facts: ClaimFacts): Computed | undefined {
  const one = findPlan(plan, facts);
  const other = findPlan(against, facts);
  const value = one && other && discountAgainst(one.plan, other.plan);
  if (!one || !other || value === undefined) return undefined;
  return {
    value,
    text: `${value}%`,
    isSample: one.isSample || other.isSample,
    how: `A month of ${one.name} compared with one of ${other.name}: ${formatMonth(one.plan)} a month instead of ${formatMonth(other.plan)}.`,
  };
}

function formatMonth(plan: Plan): string {
  return formatMoney(monthlyCost(plan) ?? 0, plan.currency);
}

function findPlan(reference: string, { apps }: ClaimFacts) {
  const [slug = "", id] = reference.split(".");
  const app = apps.get(slug);
  const plan = app?.plans.find((one) => one.id === id);
  return app && plan && { plan, name: `${app.name} ${plan.name}`, isSample: app.sample };
}

/** How many published test records there are. */
function countTests({ tests }: ClaimFacts): Computed | undefined {
  return ofTests(tests, { value: tests.length, how: "A count of the published test records." });
}

/** Hours of all tests together. */
function addHours({ tests }: ClaimFacts): Computed | undefined {
  const value = tests.reduce((sum, { hours }) => sum + Math.round(hours * 10), 0) / 10;
  const how = `The hours of ${formatCount(tests.length, "published test record")}, added up.`;
  return ofTests(tests, { value, how });
}

/** Days of the shortest test. */
function findShortestTest({ tests }: ClaimFacts): Computed | undefined {
  const value = Math.min(...tests.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayLength + 1));
  const how = `The length in days of the shortest of ${formatCount(tests.length, "published test")}, including its first and last day.`;
  return ofTests(tests, { value, how });
}

/** Whole months in which tests were made. */
function countMonths({ tests }: ClaimFacts): Computed | undefined {
  const [from = ""] = tests.map((test) => test.from).sort();
  const to =
    tests
      .map((test) => test.to)
      .sort()
      .at(-1) ?? "";
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split("-").map(Number);
  if (tests.length === 0) return undefined;
  // The last day counts: January 1 to January 31 is a month.
  const end = new Date(Date.parse(to) + dayLength);
  const months = (end.getUTCFullYear() - fromYear) * 12 + end.getUTCMonth() + 1 - fromMonth;
  const value = months - (end.getUTCDate() < fromDay ? 1 : 0);
  const how = `Whole months from the first day of testing, ${formatDate(from)}, to the last, ${formatDate(to)}.`;
  return ofTests(tests, { value, how });
}

/** The points of the app in first place, with those of each criterion. */
function readTopPoints({ reviews }: ClaimFacts): Computed | undefined {
  const [first] = rankReviews(reviews);
  if (!first?.score) return undefined;
  const { criteria, total, of } = first.score.points;
  const named = criteria.map(({ title, points }) => `${title.toLowerCase()} ${formatScore(points)}`).join(", ");
  return {
    value: total,
    text: `${formatScore(total)}/${of}`,
    isSample: first.score.isSample,
    how: `The points of ${first.product}, first in the ranking: ${named}.`,
  };
}

function ofTests(tests: readonly CountedTest[], computed: Omit<Computed, "text" | "isSample">): Computed | undefined {
  if (tests.length === 0) return undefined;
  return { ...computed, text: figure(computed.value), isSample: tests.some(({ sample }) => sample) };
}
