import { diagnosticAt } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import { ratingKeys } from "../content/schemas/review-schema";
import { addPoints } from "../content/scoring/points";
import { averageStars, getStars, starsFromPoints } from "../content/scoring/score";
import { isBefore } from "../content/site/derive";
import { isRetracted, lastChanged, latestDay } from "../content/site/entry-dates";
import type { Library } from "../content/site/library";
import { formatScore } from "../util/number";
import { formerData, type RuleOptions } from "./rule";

type ReviewEntry = Library["collections"]["reviews"][number];
type TestEntry = Library["collections"]["test-reports"][number];
type ScoringEntry = NonNullable<Library["documents"]["site/scoring"]>;

/** Checks the stars of reviews: their sum, and that they tell the story of the tests. */
export function checkStars(library: Library, { day }: Pick<RuleOptions, "day">): Diagnostic[] {
  const { reviews, "test-reports": tests } = library.collections;
  const method = library.documents["site/scoring"];
  const newest = newestTests(tests, day);
  const retractedOn = ({ data: { about } }: ReviewEntry) =>
    latestDay(
      tests.map(({ data }) => (data.product === about && isRetracted(data, day) ? data.retracted?.date : undefined)),
    );
  const scheduledFor = ({ data: { about } }: ReviewEntry) =>
    tests.filter(({ data }) => data.product === about && data.date > day && !data.retracted);
  return reviews.flatMap((review) => [
    ...checkOverall(review),
    ...(isBefore(lastChanged(review.data), retractedOn(review))
      ? findFormerStars(review)
      : method
        ? checkAgainstTests(review, newest.get(review.data.about ?? ""), scheduledFor(review), method)
        : []),
    ...(tests.some(({ data }) => data.product === review.data.about) ? [] : findUntested(review)),
  ]);
}

/** `overall` is the average of the parts, and no opinion beside them. */
function checkOverall(entry: ReviewEntry): Diagnostic[] {
  const { overall, ...parts } = entry.data.rating ?? {};
  const expected = averageStars(Object.values(parts).flatMap((value) => (value === undefined ? [] : [{ value }])));
  if (overall === undefined || expected === undefined || overall === expected) return [];
  const message = `The average of the parts is ${formatScore(expected)}, not ${formatScore(overall)}. Leave "overall" out: it is calculated.`;
  return [diagnosticAt(entry, ["rating", "overall"], message)];
}

/** The same for the newest test and for each that is scheduled: its day should not be the first on which somebody learns it. */
function checkAgainstTests(
  review: ReviewEntry,
  newest: TestEntry | undefined,
  scheduled: readonly TestEntry[],
  method: ScoringEntry,
): Diagnostic[] {
  const now = checkAgainstTest(review, newest, method);
  const later = scheduled.flatMap((test) =>
    checkAgainstTest(review, test, method).map((one) => ({
      ...one,
      message: `From ${test.data.date} on: ${one.message} Leave "rating" out, and the stars follow from the points of each test.`,
    })),
  );
  return [...now, ...later];
}

/** The stars of a review and the points of a test may not tell two stories (`starsWithin`). */
function checkAgainstTest(
  review: ReviewEntry,
  test: TestEntry | undefined,
  { data: { criteria, starsWithin } }: ScoringEntry,
): Diagnostic[] {
  if (!test || !review.data.rating) return [];
  const points = addPoints(test.data.scores, criteria);
  const stars = getStars(review.data.rating, points).overall;
  const expected = starsFromPoints(points);
  if (Math.abs(stars - expected) < starsWithin + 1e-9) return [];
  const message = `${formatScore(stars)} stars, but ${test.slug} comes to ${formatScore(points.total)} of ${points.of}, which is ${formatScore(expected)}. The two may differ by at most ${starsWithin}.`;
  return [diagnosticAt(review, ["rating"], message)];
}

/** Stars of a test that has been retracted since. A warning, so that nothing holds up the retraction. */
function findFormerStars(entry: ReviewEntry): Diagnostic[] {
  if (!entry.data.rating) return [];
  const message =
    'These stars are older than the retraction of a test, so they no longer count. Write new ones with "updated", or remove them.';
  return [diagnosticAt(entry, ["rating"], message, "warning")];
}

/** Stars that readers never see, because there is no test behind them. */
function findUntested(entry: ReviewEntry): Diagnostic[] {
  if (!entry.data.rating) return [];
  const message =
    'There is no test record of this app: readers see no stars and no rank. Leave "rating" out until there is one.';
  return [diagnosticAt(entry, ["rating"], message, "warning")];
}

/**
 * A changed score needs a new day, because readers and search engines see the day of a score: `updated` of the review,
 * or the `date` of its test, whichever is later. A new test has a new day; a corrected one has not.
 */
export function checkScoreDays(library: Library, options: RuleOptions): Diagnostic[] {
  const { reviews, "test-reports": tests } = library.collections;
  const newest = newestTests(tests, options.day);
  return reviews.flatMap((review) => {
    const test = newest.get(review.data.about ?? "");
    if (hasNewDay(review, test, options)) return [];
    return [...checkRating(review, options), ...(test ? checkPoints(review, test, options) : [])];
  });
}

/** Whether the day of the score is today, or later than it was. */
function hasNewDay(review: ReviewEntry, test: TestEntry | undefined, { day, former }: RuleOptions): boolean {
  const since = latest(lastChanged(review.data), test?.data.date);
  const before = formerData(former, "reviews", review);
  const wasTested = test && formerData(former, "test-reports", test);
  return since >= day || (before !== undefined && since > latest(lastChanged(before), wasTested?.date));
}

function checkRating(review: ReviewEntry, { day, former }: RuleOptions): Diagnostic[] {
  const before = formerData(former, "reviews", review);
  const keys = ["overall", ...ratingKeys] as const;
  const changed = before && keys.find((key) => before.rating?.[key] !== review.data.rating?.[key]);
  if (!changed) return [];
  const message = `The rating has changed ("${changed}" was ${before.rating?.[changed] ?? "not given"}), but not its day: write "updated: ${day}".`;
  return [diagnosticAt(review, ["rating", changed], message)];
}

function checkPoints(review: ReviewEntry, test: TestEntry, { day, former }: RuleOptions): Diagnostic[] {
  const before = formerData(former, "test-reports", test);
  const { scores } = test.data;
  const changed = before && Object.keys({ ...before.scores, ...scores }).find((id) => before.scores[id] !== scores[id]);
  if (!changed) return [];
  const message = `The points have changed ("${changed}" was ${before.scores[changed] ?? "not given"}), but not the day of the score: write "updated: ${day}" in reviews/${review.slug}.md.`;
  return [diagnosticAt(test, ["scores", changed], message)];
}

function latest(day: string, other: string = day): string {
  return day > other ? day : other;
}

/** The newest test of each app that is public on a day and not retracted, by the slug of the app. */
function newestTests(tests: readonly TestEntry[], day: string): ReadonlyMap<string, TestEntry> {
  const newest = new Map<string, TestEntry>();
  for (const test of tests) {
    const { product, date } = test.data;
    if (isRetracted(test.data, day)) continue;
    if (date <= day && date > (newest.get(product)?.data.date ?? "")) newest.set(product, test);
  }
  return newest;
}
