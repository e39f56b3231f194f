import { legalDocuments } from "../content/names";
import { diagnosticAt } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Correction } from "../content/schemas/source-schema";
import { latestDay } from "../content/site/entry-dates";
import type { Library } from "../content/site/library";
import { matchesFilter } from "../content/site/site";
import type { Found, RuleOptions } from "./rule";

/** Checks days and sources of articles and reviews. check-fields.ts checks addresses, check-dates.ts days that are yet to come. */
export function* checkEntries({ collections: { blog, reviews } }: Library): Found {
  for (const entry of [...blog, ...reviews]) {
    const { date, updated, sources } = entry.data;
    if (updated !== undefined && updated < date)
      yield diagnosticAt(entry, ["updated"], `"updated" is before "date" (${date}). Write that day or a later one.`);
    for (const [index, { checkedOn }] of sources.entries()) {
      if (checkedOn) continue;
      const message = "Nobody has checked this source: add checkedOn when somebody has.";
      yield diagnosticAt(entry, ["sources", index], message, "warning");
    }
  }
}

/** Checks the filters of the categories. */
export function* checkListings({ collections: { blog, categories } }: Library): Found {
  for (const entry of categories)
    for (const [index, line] of entry.data.filter === "all" ? [] : entry.data.filter.entries()) {
      if (blog.some(({ data }) => matchesFilter(data, [line]))) continue;
      const message = "No article matches this line. Check the spelling of its category and tags.";
      yield diagnosticAt(entry, ["filter", index], message, "warning");
    }
}

/** What is corrected: an article, a review, a test, a page. */
type CorrectedEntry = ParsedEntry<{
  corrections: readonly Correction[];
  /** The day of publication, where the entry has one. */
  date?: string;
  updated?: string | undefined;
}>;

/** Checks the days of corrections against those of their entries. check-dates.ts finds days that are yet to come. */
export function* checkCorrections(
  { collections: { blog, reviews, "test-reports": tests, pages }, documents }: Library,
  { day }: Pick<RuleOptions, "day">,
): Found {
  const published: CorrectedEntry[] = [...blog, ...reviews, ...tests];
  for (const entry of published) {
    const { date = "", corrections } = entry.data;
    for (const [index, correction] of corrections.entries()) {
      if (correction.date >= date) continue;
      const message = `This correction is dated ${correction.date}, before the entry was published on ${date}. Write the day on which it was put right, or leave it out.`;
      yield diagnosticAt(entry, ["corrections", index, "date"], message);
    }
  }
  const withUpdate: CorrectedEntry[] = [
    ...blog,
    ...reviews,
    ...pages,
    ...legalDocuments.flatMap((name) => documents[name] ?? []),
  ];
  for (const entry of withUpdate) {
    const { updated = "", corrections } = entry.data;
    const newest = latestDay(corrections.map(({ date }) => date).filter((date) => date <= day));
    if (newest === undefined || updated >= newest) continue;
    const index = corrections.findIndex(({ date }) => date === newest);
    const path = updated === "" ? ["corrections", index, "date"] : ["updated"];
    const message = `The newest correction is dated ${newest}. Write "updated: ${newest}", or a later day.`;
    yield diagnosticAt(entry, path, message);
  }
}
