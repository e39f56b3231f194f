import { formatDate } from "../../util/date";
import { formatCount, formatScore } from "../../util/number";
import type { Test } from "../entry-types";
import { rankReviews } from "../scoring/rank-reviews";
import { averageStars } from "../scoring/score";
import { type ClaimFacts, type Computed, figure, sumInWords } from "./computed";

/** How many published test records there are. */
export function countTests({ tests }: ClaimFacts): Computed | undefined {
  return ofTests(tests, { value: tests.length, how: "The published test records, counted." });
}

/** Hours of all tests together. */
export function addHours({ tests }: ClaimFacts): Computed | undefined {
  const value = tests.reduce((sum, { hours }) => sum + Math.round(hours * 10), 0) / 10;
  const how = `The hours of ${formatCount(tests.length, "published test record")}, added up.`;
  return ofTests(tests, { value, parts: sumInWords(tests.map(({ hours }) => figure(hours))), how });
}

/** Days of the shortest test. */
export function findShortestTest({ tests }: ClaimFacts): Computed | undefined {
  const value = Math.min(...tests.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1));
  const how = `The days of the shortest of ${formatCount(tests.length, "published test")}, the first and the last included.`;
  return ofTests(tests, { value, how });
}

/** Whole months in which tests were made. */
export function countMonths({ tests }: ClaimFacts): Computed | undefined {
  const [from = ""] = tests.map((test) => test.from).sort();
  const to =
    tests
      .map((test) => test.to)
      .sort()
      .at(-1) ?? "";
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  const value = (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay + 1 < fromDay ? 1 : 0);
  if (tests.length === 0) return undefined;
  const how = `Whole months from the first day of a test, ${formatDate(from)}, to the last one, ${formatDate(to)}.`;
  return ofTests(tests, { value, how });
}

/** The average of the stars of all apps with a score. */
export function averageAllStars({ reviews }: ClaimFacts): Computed | undefined {
  const scores = reviews.flatMap(({ score }) => score ?? []);
  const value = averageStars(scores.map(({ overall }) => ({ value: overall })));
  if (value === undefined) return undefined;
  const sum = sumInWords(scores.map(({ overall }) => formatScore(overall)));
  return {
    ...{ value, text: `${formatScore(value)}/5`, parts: sum && `(${sum}) / ${scores.length}` },
    how: `The stars of ${formatCount(scores.length, "tested app")} on average, out of 5.`,
    isSample: scores.some(({ isSample }) => isSample),
  };
}

/** The points of the app in first place, with those of each criterion. */
export function readTopPoints({ reviews }: ClaimFacts): Computed | undefined {
  const [first] = rankReviews(reviews);
  if (!first?.score) return undefined;
  const { criteria, total, of } = first.score.points;
  const named = criteria.map(({ title, points }) => `${title.toLowerCase()} ${formatScore(points)}`).join(", ");
  return {
    ...{ value: total, text: `${formatScore(total)}/${of}`, isSample: first.score.isSample },
    parts: sumInWords(criteria.map(({ points }) => formatScore(points))),
    how: `The points of ${first.product}, first in the ranking: ${named}.`,
  };
}

function ofTests(tests: readonly Test[], computed: Omit<Computed, "text" | "isSample">): Computed | undefined {
  if (tests.length === 0) return undefined;
  return { ...computed, text: figure(computed.value), isSample: tests.some(({ sample }) => sample) };
}
