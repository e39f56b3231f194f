import { isRetracted } from "../content/snapshot/entry-dates";
import type { Library } from "../content/snapshot/library";

type TestEntry = Library["collections"]["test-reports"][number];

/** The newest test of each app that is public on a day and not retracted, by the slug of the app. */
export function newestTests(tests: readonly TestEntry[], day: string): ReadonlyMap<string, TestEntry> {
  const newest = new Map<string, TestEntry>();
  for (const test of tests) {
    const { product, date } = test.data;
    if (isRetracted(test.data, day)) continue;
    if (date <= day && date > (newest.get(product)?.data.date ?? "")) newest.set(product, test);
  }
  return newest;
}
