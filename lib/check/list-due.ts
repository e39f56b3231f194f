import { staleFrom } from "../apps/freshness";
import { listOld } from "../apps/list-old";
import { listProvable } from "../claims/provable";
import { legalDocuments } from "../content/read/collections";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/snapshot/library";
import { compareText } from "../util/order";
import { quotesOfOffer } from "./check-offers";
import { dueHelplines } from "./due-helplines";
import { at, type DueItem, type Period } from "./due-item";

/** What expires, goes stale, appears, ends or is unproved up to a day, earliest first. */
export function listDue(library: Library, period: Period): DueItem[] {
  return [
    ...dueProofs(library, period),
    ...dueProducts(library, period),
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
    return at(file, [...path, "expiresOn"], { day: expiresOn, kind: "expires", what: `evidence of ${name}` });
  });
}

/** Facts and prices that are old by the last day of the list. */
function dueProducts({ collections, documents }: Library, { until }: Period): DueItem[] {
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

function dueEntries(library: Library, { day, until }: Period): DueItem[] {
  const { collections, documents } = library;
  const { blog, reviews, tests, partners } = collections;
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
      const ends = { day: offer.endsOn, kind: "ends" } as const;
      return [
        at(partner, ["offer", "endsOn"], { ...ends, what: `offer of ${name}: ${offer.text ?? ""}` }),
        ...quotesOfOffer(library, partner).map(({ entry: { file }, line, reference }) => {
          return { ...ends, file, line, what: `{{${reference}}}, quoted from the offer of ${name}` };
        }),
      ];
    }),
    ...legalDocuments.flatMap((name) => {
      const entry = documents[name];
      return entry && isAhead(entry.data.effective)
        ? [at(entry, ["effective"], { day: entry.data.effective, kind: "takes effect", what: entry.data.title })]
        : [];
    }),
  ];
}
