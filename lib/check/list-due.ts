import { listOld, staleFrom } from "../apps/freshness";
import { listProvable } from "../claims/provable";
import { legalDocuments } from "../content/names";
import { diagnosticAt } from "../content/read/diagnostics";
import type { PathInData } from "../content/read/frontmatter";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Helplines } from "../content/schemas/helplines-schema";
import type { Library } from "../content/site/library";
import { compareText } from "../util/order";

/** Something that an editor has to look at, or that readers will see change by itself. */
export type DueItem = {
  /** The day on which it happens or happened, as `2025-06-28`; for what has no day, the day of the list. */
  day: string;
  kind: "expires" | "goes stale" | "appears" | "ends" | "takes effect" | "unproved" | "draft";
  /** Absolute path. */
  file: string;
  /** Counts from 1. */
  line: number;
  what: string;
};

export type Period = {
  /** Today. What happened before is listed, too, where it waits for an editor. */
  day: string;
  /** The last day of the list. */
  until: string;
};

/** An item at a field of a file. */
function at(entry: ParsedEntry<unknown>, path: PathInData, due: Omit<DueItem, "file" | "line">): DueItem {
  const { file, line } = diagnosticAt(entry, path, "");
  return { ...due, file, line };
}

/** What expires, goes stale, appears, ends or is unproved up to a day, earliest first. */
export function listDue(library: Library, period: Period): DueItem[] {
  return [
    ...dueProofs(library, period),
    ...dueApps(library, period),
    ...dueHelplines(library, period),
    ...dueEntries(library, period),
  ].sort((a, b) => compareText(a.day, b.day) || compareText(a.file, b.file) || a.line - b.line);
}

/** Claims, testimonials and names of publications: what is not proved, and what will not be for much longer. */
function dueProofs(library: Library, { day, until }: Period): DueItem[] {
  return listProvable(library).flatMap(({ item, file, path, name }) => {
    const { evidence, expiresOn = "" } = item;
    if (library.ledger.getProof(item) === "unproved")
      return at(file, path, {
        day,
        kind: "unproved",
        what: evidence ? `${name}: its evidence is gone` : `${name} has no evidence`,
      });
    if (expiresOn > until) return [];
    return at(file, [...path, "expiresOn"], { day: expiresOn, kind: "expires", what: `evidence for the ${name}` });
  });
}

/** Facts and prices that are old by the last day of the list. */
function dueApps({ collections, documents }: Library, { until }: Period): DueItem[] {
  const sheet = documents["site/fact-sheet"]?.data;
  if (!sheet) return [];
  return collections.products.flatMap((entry) =>
    listOld(entry.data, sheet, until).map(({ id, path, checkedOn, staleAfter }) =>
      at(entry, path, {
        day: staleFrom(checkedOn, staleAfter),
        kind: "goes stale",
        what: `${entry.data.name}: "${id}", checked on ${checkedOn}`,
      }),
    ),
  );
}

function dueEntries({ collections, documents }: Library, { day, until }: Period): DueItem[] {
  const { blog, reviews, "test-reports": tests, partners } = collections;
  const isAhead = (value: string) => value > day && value <= until;
  const appears = (entry: ParsedEntry<{ date: string }>, what: string): DueItem[] =>
    isAhead(entry.data.date) ? [at(entry, ["date"], { day: entry.data.date, kind: "appears", what })] : [];
  return [
    ...[...blog, ...reviews].flatMap((entry) =>
      entry.data.draft
        ? [at(entry, ["draft"], { day, kind: "draft", what: entry.data.title })]
        : appears(entry, entry.data.title),
    ),
    ...tests.flatMap((entry) => appears(entry, `test of ${entry.data.product}`)),
    ...partners.flatMap((partner) => {
      const { name, offer } = partner.data;
      if (offer?.endsOn === undefined || offer.endsOn > until) return [];
      const what = `offer of ${name}: ${offer.text ?? ""}`;
      return [at(partner, ["offer", "endsOn"], { day: offer.endsOn, kind: "ends", what })];
    }),
    ...legalDocuments.flatMap((name) => {
      const entry = documents[name];
      return entry && isAhead(entry.data.effective)
        ? [at(entry, ["effective"], { day: entry.data.effective, kind: "takes effect", what: entry.data.title })]
        : [];
    }),
  ];
}

/** Helplines that nobody has checked, or not for too long. */
function dueHelplines({ documents }: Library, { day, until }: Period): DueItem[] {
  const entry = documents["site/helplines"];
  if (!entry) return [];
  return [...eachHelpline(entry.data)].flatMap(({ line: { name, checkedOn }, place, path }): DueItem[] => {
    const what = `helpline ${name} (${place})`;
    if (checkedOn === undefined)
      return [at(entry, [...path, "name"], { day, kind: "unproved", what: `${what}: nobody has checked it` })];
    const stale = staleFrom(checkedOn, entry.data.staleAfter);
    if (stale > until) return [];
    const due = { day: stale, kind: "goes stale", what: `${what}, checked on ${checkedOn}` } as const;
    return [at(entry, [...path, "checkedOn"], due)];
  });
}

/** Every helpline with where it is for and where it stands in the file. */
export function* eachHelpline({ countries, everywhere }: Helplines) {
  const lists = [
    ...countries.map(({ name, lines }, index) => ({ place: name, lines, path: ["countries", index, "lines"] })),
    { place: "any country", lines: everywhere, path: ["everywhere"] },
  ];
  for (const { place, lines, path } of lists)
    for (const [index, line] of lines.entries()) yield { line, place, path: [...path, index] };
}
