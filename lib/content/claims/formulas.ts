import type { Formula } from "../schemas/formula-schema";
import { type ClaimFacts, type Computed, figure } from "./computed";
import { findDiscount, priceMonth } from "./price-formulas";
import { addHours, averageAllStars, countMonths, countTests, findShortestTest, readTopPoints } from "./test-formulas";

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
    case "average-stars":
      return averageAllStars(facts);
    case "top-points":
      return readTopPoints(facts);
    case "years-since":
      return countYears(formula, facts);
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
  if (reviews.length === 0) return undefined;
  const isSample = reviews.some(({ sample, score }) => sample || score?.isSample === true);
  return { value: reviews.length, text: figure(reviews.length), how: "The published reviews, counted.", isSample };
}

/** Worked out from a year that nobody has proved, the sum is proved no better. */
function countYears({ claim }: { claim: string }, { valueIn, day }: ClaimFacts): Computed | undefined {
  const since = valueIn(claim);
  if (!since) return undefined;
  const value = Number(day.slice(0, 4)) - since.value;
  return { value, text: figure(value), how: `The years since ${since.value}.`, isSample: !since.isProved };
}

/** Pages are there, whatever their texts are, so a count of them is never a sample. */
function countHelpPages({ category }: { category?: string | undefined }, { help }: ClaimFacts): Computed | undefined {
  const shown = help.filter(({ title }) => category === undefined || title === category);
  if (shown.length === 0) return undefined;
  const value = new Set(shown.flatMap(({ topics }) => topics.map(({ href }) => href.replace(/#.*/, "")))).size;
  const where = category === undefined ? "the help center" : `“${category}” in the help center`;
  const how = `The different pages to which ${where} leads, each counted once.`;
  return { value, text: figure(value), how, isSample: false };
}
