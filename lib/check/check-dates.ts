import { legalDocuments } from "../content/read/collections";
import type { Diagnostic } from "../content/read/diagnostics";
import type { PathInData } from "../content/read/frontmatter";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticAt } from "./diagnostic-at";

/** No app of this kind is older, so an earlier year is a typing mistake. Many earlier entries are an archive. */
const firstYear = 2015;
const archiveSize = 10;

const firstDay = `${firstYear}-01-01`;

/** An archive is not older than the web. */
const firstYearOfArchive = 1990;

/** A date further ahead is a typing mistake. */
const mostYearsAhead = 5;

type Dated = { entry: ParsedEntry<unknown>; path: PathInData; value: string | undefined; mayLieAhead: boolean };

/** Whether so many articles and reviews are old that their years are meant. */
export function isArchive({ collections: { blog, reviews } }: Library): boolean {
  let old = 0;
  for (const { data } of [...blog, ...reviews]) if (data.date < firstDay) old += 1;
  return old > archiveSize;
}

/** Reports days in implausible years, and future days of events that have happened. */
export function checkDates(
  library: Library,
  { day, isArchive }: Pick<LibraryCheckOptions, "day"> & { isArchive: boolean },
): Diagnostic[] {
  const thisYear = Number(day.slice(0, 4));
  const lastYear = thisYear + mostYearsAhead;
  const tomorrow = nextDay(day);
  const archiveFrom = isArchive ? firstYearOfArchive : firstYear;
  return getDates(library).flatMap(({ entry, path, value, mayLieAhead }) => {
    if (value === undefined) return [];
    const name = String(path.at(-1));
    const year = Number(value.slice(0, 4));
    if (year < (isOfEntry(path) ? archiveFrom : firstYear) || year > lastYear) {
      const message = `"${name}" is in the year ${year}: a typing mistake? Write a day from ${firstYear} to ${lastYear}.`;
      return [diagnosticAt(entry, path, message)];
    }
    // `day` is in UTC. For the editor it may be tomorrow already.
    if (mayLieAhead || value <= tomorrow) return [];
    return [
      diagnosticAt(entry, path, `"${name}" is ${value}, which is in the future. Write the day on which it was done.`),
    ];
  });
}

function getDates({ collections, documents }: Library): Dated[] {
  const { blog, reviews, pages, partners, products, "test-reports": tests, laws } = collections;
  const claims = documents["site/claims"];
  const home = documents["site/home"];
  const method = documents["site/scoring"];
  const legal = legalDocuments.flatMap((name) => documents[name] ?? []);
  return [
    ...[...blog, ...reviews].flatMap((entry) => [
      { entry, path: ["date"], value: entry.data.date, mayLieAhead: true },
      // A scheduled entry may be changed until it is published.
      {
        entry,
        path: ["updated"],
        value: entry.data.updated,
        mayLieAhead: (entry.data.updated ?? "") <= entry.data.date,
      },
    ]),
    ...[...Object.values(collections).flat(), ...Object.values(documents)].flatMap(datesOfCorrections),
    ...[...blog, ...reviews].flatMap((entry) =>
      entry.data.sources.map(({ checkedOn }, index) => ({
        ...{ entry, path: ["sources", index, "checkedOn"] },
        ...{ value: checkedOn, mayLieAhead: false },
      })),
    ),
    ...partners.map((entry) => ({
      ...{ entry, path: ["offer", "endsOn"] },
      ...{ value: entry.data.offer?.endsOn, mayLieAhead: true },
    })),
    ...products.flatMap((entry) => datesOfProduct(entry)),
    ...tests.flatMap((entry) => [
      { entry, path: ["date"], value: entry.data.date, mayLieAhead: true },
      { entry, path: ["from"], value: entry.data.from, mayLieAhead: false },
      { entry, path: ["to"], value: entry.data.to, mayLieAhead: false },
      { entry, path: ["retracted", "date"], value: entry.data.retracted?.date, mayLieAhead: false },
    ]),
    ...laws.flatMap((entry) => [
      { entry, path: ["from"], value: entry.data.from, mayLieAhead: true },
      { entry, path: ["checkedOn"], value: entry.data.checkedOn, mayLieAhead: false },
    ]),
    ...(method?.data.changelog ?? []).map(({ date }, index) => ({
      ...{ entry: method as Entry, path: ["changelog", index, "date"] },
      ...{ value: date, mayLieAhead: false },
    })),
    ...(claims?.data.claims ?? []).flatMap((claim, index) => [
      { entry: claims as Entry, path: ["claims", index, "checkedOn"], value: claim.checkedOn, mayLieAhead: false },
      { entry: claims as Entry, path: ["claims", index, "expiresOn"], value: claim.expiresOn, mayLieAhead: true },
    ]),
    ...[...legal, ...pages].flatMap((entry) => [
      { entry, path: ["effective"], value: entry.data.effective, mayLieAhead: true },
      { entry, path: ["updated"], value: entry.data.updated, mayLieAhead: false },
    ]),
    ...(home?.data.testimonials?.items ?? []).map(({ date }, index) => ({
      ...{ entry: home as Entry, path: ["testimonials", "items", index, "date"] },
      ...{ value: date, mayLieAhead: false },
    })),
  ];
}

/** Of any entry that may have corrections. */
function datesOfCorrections(entry: Entry): Dated[] {
  const { corrections = [] } = entry.data as { corrections?: readonly { date: string }[] };
  return corrections.map(({ date }, index) => ({
    ...{ entry, path: ["corrections", index, "date"] },
    ...{ value: date, mayLieAhead: false },
  }));
}

/** All of them lie in the past: somebody looked, or something changed. */
function datesOfProduct(entry: Library["collections"]["products"][number]): Dated[] {
  const { facts, plans, changes } = entry.data;
  return [
    ...Object.entries(facts).map(([id, { checkedOn }]) => ({ path: ["facts", id, "checkedOn"], value: checkedOn })),
    ...plans.flatMap(({ checkedOn, history }, index) => [
      { path: ["plans", index, "checkedOn"], value: checkedOn },
      ...history.map(({ until }, at) => ({ path: ["plans", index, "history", at, "until"], value: until })),
    ]),
    ...changes.map(({ date }, index) => ({ path: ["changes", index, "date"], value: date })),
  ].map((date) => ({ ...date, entry, mayLieAhead: false }));
}

type Entry = ParsedEntry<unknown>;

/** Whether a path is a day of an article or review itself. */
function isOfEntry([name]: PathInData): boolean {
  return name === "date" || name === "updated";
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
