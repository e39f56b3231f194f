import type { Diagnostic } from "../content/read/diagnostics";
import { ratingKeys } from "../content/schemas/review-schema";
import { lastChanged } from "../content/snapshot/entry-dates";
import type { Library } from "../content/snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticAt } from "./diagnostic-at";
import { newestTests } from "./newest-tests";

type ReviewEntry = Library["collections"]["reviews"][number];
type TestEntry = Library["collections"]["test-reports"][number];
type Options = Pick<LibraryCheckOptions, "day" | "entries" | "lastGood">;

/**
 * A changed score needs a new day, because readers and search engines see the day of a score: `updated` of the review,
 * or the `date` of its test, whichever is later. A new test has a new day; a corrected one has not. Not an obstacle to
 * publishing (`isOverdue`), so that a correction is shown at once.
 */
export function checkScoreDays(library: Library, options: Options): Diagnostic[] {
  const { reviews, "test-reports": tests } = library.collections;
  const { day, entries } = options;
  const newest = newestTests(tests, day);
  return reviews.flatMap((review) => {
    const test = newest.get(review.data.about ?? "");
    const isWanted = !entries || entries.has(review) || (test !== undefined && entries.has(test));
    if (!isWanted || hasNewDay(review, test, options)) return [];
    return [...checkRating(review, options), ...(test ? checkPoints(review, test, options) : [])];
  });
}

/** Whether the day of the score is today, or later than that of the last good version. */
function hasNewDay(review: ReviewEntry, test: TestEntry | undefined, { day, lastGood }: Options): boolean {
  const since = latest(lastChanged(review.data), test?.data.date);
  const before = lastGood?.review(review.file);
  const wasTested = test && lastGood?.test(test.file);
  return since >= day || (before !== undefined && since > latest(lastChanged(before), wasTested?.date));
}

function checkRating(review: ReviewEntry, { day, lastGood }: Options): Diagnostic[] {
  const before = lastGood?.review(review.file);
  const keys = ["overall", ...ratingKeys] as const;
  const changed = before && keys.find((key) => before.rating?.[key] !== review.data.rating?.[key]);
  if (!changed) return [];
  const message = `The rating has changed ("${changed}" was ${before.rating?.[changed] ?? "not given"}), but not its day: write "updated: ${day}".`;
  return [{ ...diagnosticAt(review, ["rating", changed], message), isOverdue: true }];
}

function checkPoints(review: ReviewEntry, test: TestEntry, { day, lastGood }: Options): Diagnostic[] {
  const before = lastGood?.test(test.file);
  const { scores } = test.data;
  const changed = before && Object.keys({ ...before.scores, ...scores }).find((id) => before.scores[id] !== scores[id]);
  if (!changed) return [];
  const message = `The points have changed ("${changed}" was ${before.scores[changed] ?? "not given"}), but not the day of the score: write "updated: ${day}" in reviews/${review.slug}.md.`;
  return [{ ...diagnosticAt(test, ["scores", changed], message), isOverdue: true }];
}

function latest(day: string, other: string = day): string {
  return day > other ? day : other;
}
