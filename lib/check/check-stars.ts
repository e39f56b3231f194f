import type { Diagnostic } from "../content/read/diagnostics";
import { addPoints } from "../content/scoring/points";
import { averageStars, getStars, starsFromPoints } from "../content/scoring/score";
import { isBefore } from "../content/snapshot/derive";
import { isRetracted, lastChanged, latestDay } from "../content/snapshot/entry-dates";
import type { Library } from "../content/snapshot/library";
import { formatScore } from "../util/number";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticAt } from "./diagnostic-at";
import { newestTests } from "./newest-tests";

type ReviewEntry = Library["collections"]["reviews"][number];
type ScoringEntry = NonNullable<Library["documents"]["site/scoring"]>;

/** Checks the stars of reviews: their sum, and that they tell the story of the tests. */
export function checkStars(
  library: Library,
  { day, entries }: Pick<LibraryCheckOptions, "day" | "entries">,
): Diagnostic[] {
  const { reviews, "test-reports": tests } = library.collections;
  const method = library.documents["site/scoring"];
  const newest = newestTests(tests, day);
  const retractedOn = ({ data: { about } }: ReviewEntry) =>
    latestDay(
      tests.map(({ data }) => (data.product === about && isRetracted(data, day) ? data.retracted?.date : undefined)),
    );
  return reviews.flatMap((review) => [
    ...checkOverall(review),
    ...(isBefore(lastChanged(review.data), retractedOn(review))
      ? findFormerStars(review)
      : method
        ? checkAgainstTest(review, newest.get(review.data.about ?? ""), method)
        : []),
    ...(entries || tests.some(({ data }) => data.product === review.data.about) ? [] : findUntested(review)),
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

/** The stars of a review and the points of the newest test may not tell two stories (`starsWithin`). */
function checkAgainstTest(
  review: ReviewEntry,
  test: Library["collections"]["test-reports"][number] | undefined,
  { data: { criteria, starsWithin } }: ScoringEntry,
): Diagnostic[] {
  if (!test || !review.data.rating) return [];
  const points = addPoints(test.data.scores, criteria);
  const stars = getStars(review.data.rating, points).overall;
  const expected = starsFromPoints(points);
  if (Math.abs(stars - expected) < starsWithin + 1e-9) return [];
  const message = `${formatScore(stars)} stars, but ${test.slug} comes to ${formatScore(points.total)} of ${points.of}, which is ${formatScore(expected)}. The two may differ by ${starsWithin}.`;
  return [{ ...diagnosticAt(review, ["rating"], message), involves: test.file }];
}

/** Stars of a test that has been retracted since. A warning, so that nothing holds up the retraction. */
function findFormerStars(entry: ReviewEntry): Diagnostic[] {
  if (!entry.data.rating) return [];
  const message =
    'These stars are older than the retraction of a test, so they no longer count. Write new ones with "updated", or remove them.';
  return [diagnosticAt(entry, ["rating"], message, "warning")];
}

/** Stars that readers never see, because no test stands behind them. */
function findUntested(entry: ReviewEntry): Diagnostic[] {
  if (!entry.data.rating) return [];
  const message = 'No test record of this app: readers see no stars and no rank, but "Research only".';
  return [diagnosticAt(entry, ["rating"], message, "warning")];
}
