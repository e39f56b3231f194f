import { diagnosticAt } from "../content/read/diagnostics";
import { ratingKeys } from "../content/schemas/review-schema";
import { addPoints, averageStars, getStars, starsFromPoints } from "../content/scoring/score";
import { isBefore } from "../content/site/derive";
import { isRetracted, lastChanged, latestDay } from "../content/site/entry-dates";
import type { Library } from "../content/site/library";
import { formatScore } from "../util/number";
import { type Found, formerData, type RuleOptions } from "./rule";

type ReviewEntry = Library["collections"]["reviews"][number];
type TestEntry = Library["collections"]["test-reports"][number];
type ScoringEntry = NonNullable<Library["documents"]["site/scoring"]>;

/** Checks the stars of reviews: their sum, and that they tell the story of the tests. */
export function* checkStars({ collections, documents }: Library, { day }: Pick<RuleOptions, "day">): Found {
  const { reviews, "test-reports": tests } = collections;
  const method = documents["site/scoring"];
  const newest = newestTests(tests, day);
  for (const review of reviews) {
    if (!review.data.rating) continue;
    yield* checkOverall(review);
    const ofApp = tests.filter(({ data }) => data.product === review.data.about);
    const retractedOn = latestDay(ofApp.map(({ data }) => (isRetracted(data, day) ? data.retracted?.date : undefined)));
    const test = newest.get(review.data.about ?? "");
    if (isBefore(lastChanged(review.data), retractedOn)) {
      // A warning, so that nothing holds up the retraction.
      const message =
        'These stars are older than the retraction of a test, so they no longer count. Write new ones with "updated", or remove them.';
      yield diagnosticAt(review, ["rating"], message, "warning");
    } else if (method) {
      const now = test && describeContradiction(review, test, method);
      if (now) yield diagnosticAt(review, ["rating"], now);
      // So that nobody learns it only on the day of a scheduled test.
      for (const scheduled of ofApp.filter(({ data }) => data.date > day && !data.retracted)) {
        const later = describeContradiction(review, scheduled, method);
        const message = `From ${scheduled.data.date} on: ${later} Leave "rating" out, and the stars follow from the points of each test.`;
        if (later) yield diagnosticAt(review, ["rating"], message);
      }
    }
    if (ofApp.length > 0) continue;
    const message =
      'There is no test record of this app: readers see no stars and no rank. Leave "rating" out until there is one.';
    yield diagnosticAt(review, ["rating"], message, "warning");
  }
}

/** `overall` is the average of the parts, and no opinion beside them. */
function* checkOverall(entry: ReviewEntry): Found {
  const { overall, ...parts } = entry.data.rating ?? {};
  const expected = averageStars(Object.values(parts).flatMap((value) => (value === undefined ? [] : [{ value }])));
  if (overall === undefined || expected === undefined || overall === expected) return;
  const message = `The average of the parts is ${formatScore(expected)}, not ${formatScore(overall)}. Leave "overall" out: it is calculated.`;
  yield diagnosticAt(entry, ["rating", "overall"], message);
}

/** How the stars of a review and the points of a test tell two stories (`starsWithin`); `undefined` where they do not. */
function describeContradiction(
  review: ReviewEntry,
  test: TestEntry,
  { data: { criteria, starsWithin } }: ScoringEntry,
): string | undefined {
  const points = addPoints(test.data.scores, criteria);
  const stars = getStars(review.data.rating, points).overall;
  const expected = starsFromPoints(points);
  if (Math.abs(stars - expected) < starsWithin + 1e-9) return undefined;
  return `${formatScore(stars)} stars, but ${test.slug} comes to ${formatScore(points.total)} of ${points.of}, which is ${formatScore(expected)}. The two may differ by at most ${starsWithin}.`;
}

/**
 * A changed score needs a new day, because readers and search engines see the day of a score: `updated` of the review,
 * or the `date` of its test, whichever is later. A new test has a new day; a corrected one has not.
 */
export function* checkScoreDays({ collections }: Library, { day, former }: RuleOptions): Found {
  const newest = newestTests(collections["test-reports"], day);
  for (const review of collections.reviews) {
    const test = newest.get(review.data.about ?? "");
    const before = formerData(former, "reviews", review);
    const testBefore = test && formerData(former, "test-reports", test);
    const since = latest(lastChanged(review.data), test?.data.date);
    if (since >= day || (before && since > latest(lastChanged(before), testBefore?.date))) continue;
    const rated =
      before && (["overall", ...ratingKeys] as const).find((key) => before.rating?.[key] !== review.data.rating?.[key]);
    if (rated) {
      const message = `The rating has changed ("${rated}" was ${before.rating?.[rated] ?? "not given"}), but not its day: write "updated: ${day}".`;
      yield diagnosticAt(review, ["rating", rated], message);
    }
    const { scores = {} } = test?.data ?? {};
    const given =
      testBefore && Object.keys({ ...testBefore.scores, ...scores }).find((id) => testBefore.scores[id] !== scores[id]);
    if (!test || !given) continue;
    const message = `The points have changed ("${given}" was ${testBefore.scores[given] ?? "not given"}), but not the day of the score: write "updated: ${day}" in reviews/${review.slug}.md.`;
    yield diagnosticAt(test, ["scores", given], message);
  }
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
