import { legalDocuments } from "../content/names";
import { diagnosticAt } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Correction } from "../content/schemas/source-schema";
import { latestDay } from "../content/site/entry-dates";
import type { Library } from "../content/site/library";
import type { RuleOptions } from "./rule";

/** What is corrected: an article, a review, a test, a page. */
type CorrectedEntry = ParsedEntry<{
  corrections: readonly Correction[];
  /** The day of publication, where the entry has one. */
  date?: string;
  updated?: string | undefined;
}>;

/** Checks the days of corrections against those of their entries. check-dates.ts finds days that are yet to come. */
export function checkCorrections(
  { collections: { blog, reviews, "test-reports": tests, pages }, documents }: Library,
  { day }: Pick<RuleOptions, "day">,
): Diagnostic[] {
  const legal = legalDocuments.flatMap((name) => documents[name] ?? []);
  const withUpdate: CorrectedEntry[] = [...blog, ...reviews, ...pages, ...legal];
  return [
    ...[...blog, ...reviews, ...tests].flatMap(checkBegin),
    ...withUpdate.flatMap((entry) => checkUpdated(entry, day)),
  ];
}

function checkBegin(entry: CorrectedEntry): Diagnostic[] {
  const { date = "", corrections } = entry.data;
  return corrections.flatMap((correction, index) =>
    correction.date >= date
      ? []
      : [
          diagnosticAt(
            entry,
            ["corrections", index, "date"],
            `This correction is dated ${correction.date}, before the entry was published on ${date}. Write the day on which it was put right, or leave it out.`,
          ),
        ],
  );
}

function checkUpdated(entry: CorrectedEntry, day: string): Diagnostic[] {
  const { updated = "", corrections } = entry.data;
  const newest = latestDay(corrections.map(({ date }) => date).filter((date) => date <= day));
  if (newest === undefined || updated >= newest) return [];
  const index = corrections.findIndex(({ date }) => date === newest);
  const path = updated === "" ? ["corrections", index, "date"] : ["updated"];
  return [
    diagnosticAt(entry, path, `The newest correction is dated ${newest}. Write "updated: ${newest}", or a later day.`),
  ];
}
