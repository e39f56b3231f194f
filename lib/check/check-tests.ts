import { leavingPoints, termsWithoutLeaving } from "../apps/app-tests";
import { diagnosticAt, knownSlugs } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { suggestName } from "../util/nearest";
import type { Found } from "./rule";

type TestEntry = Library["collections"]["test-reports"][number];
type ScoringEntry = NonNullable<Library["documents"]["site/scoring"]>;

/** Checks each test record against the published method and the files that it names, and the sources that name tests. */
export function* checkTests(library: Library): Found {
  const method = library.documents["site/scoring"];
  for (const entry of library.collections["test-reports"]) {
    const { product, date, retracted } = entry.data;
    // The name says which app and day it is, as `test:<day>` in a source does.
    if (entry.slug !== `${product}-${date}`)
      yield diagnosticAt(entry, ["date"], `Name the file of this test ${product}-${date}.md.`);
    yield* checkApp(entry, library);
    if (method) yield* checkPoints(entry, method);
    yield* checkDays(entry);
    if (retracted && retracted.date < date) {
      const message = `The test was published later, on ${date}. Write the day on which it was retracted.`;
      yield diagnosticAt(entry, ["retracted", "date"], message);
    }
    yield* checkLeaving(entry);
  }
  yield* checkTestSources(library);
}

/** A test begins, ends and is published, and its pictures are taken while it lasts. One that is explicit is never shown, nor one at which nobody has looked in this respect. */
function* checkDays(entry: TestEntry): Found {
  const { from, to, date, evidence } = entry.data;
  if (from > to || to > date)
    yield diagnosticAt(entry, ["to"], "A test begins, ends and is published, in that order. Correct the three days.");
  for (const [index, { takenOn = from, explicit }] of evidence.entries()) {
    const path = ["evidence", index];
    if (takenOn < from || takenOn > to) yield diagnosticAt(entry, [...path, "takenOn"], outside(entry));
    if (explicit === "yes")
      yield diagnosticAt(
        entry,
        [...path, "explicit"],
        "An explicit picture is described in words, never shown. Remove it.",
      );
    else if (!explicit)
      yield diagnosticAt(entry, path, 'Look at the picture, and write "explicit: no" if nothing in it is.');
  }
}

function outside({ data: { from, to } }: TestEntry): string {
  return `This day is outside the test, which ran from ${from} to ${to}.`;
}

/** Each step was taken during the test, its picture is one of the record, and the points for terms do not exceed what the steps give. */
function* checkLeaving(entry: TestEntry): Found {
  const { leaving, from, to, evidence, scores } = entry.data;
  if (!leaving) return;
  const ways = [
    ...Object.entries(leaving.cancel).map(([way, steps]) => ({ path: ["cancel", way], steps })),
    ...(["delete", "export"] as const).map((way) => ({ path: [way], steps: leaving[way] })),
  ];
  for (const { path, steps = [] } of ways)
    for (const [index, { on, picture }] of steps.entries()) {
      const step = ["leaving", ...path, index];
      if (on < from || on > to) yield diagnosticAt(entry, [...step, "on"], outside(entry));
      if (picture === undefined || evidence.some(({ file }) => file === picture)) continue;
      const message = 'This is not a picture of "evidence": list it there, with its alt text and caption.';
      yield diagnosticAt(entry, [...step, "picture"], message);
    }
  const { points } = leavingPoints(leaving);
  const most = termsWithoutLeaving + points;
  if (scores.terms === undefined || scores.terms <= most) return;
  const message = `The recorded steps earn ${points} of 3 points for leaving, so "terms" is ${most} at most.`;
  yield diagnosticAt(entry, ["scores", "terms"], message);
}

function* checkApp(entry: TestEntry, library: Library): Found {
  const { product, plan } = entry.data;
  const app = library.collections.products.find(({ slug }) => slug === product);
  const plans = app?.data.plans.map(({ id }) => id) ?? [];
  const slugs = knownSlugs(library, "products");
  if (app && plan !== undefined && !plans.includes(plan))
    yield diagnosticAt(entry, ["plan"], `${product} has no plan "${plan}". ${suggestName(plan, plans)}`);
  if (slugs.includes(product)) return;
  const message = `There is no content/products/${product}.md. ${suggestName(product, slugs)}`;
  yield diagnosticAt(entry, ["product"], message);
}

function* checkPoints(entry: TestEntry, { data: { criteria, version } }: ScoringEntry): Found {
  const { scores, method } = entry.data;
  const ids = criteria.flatMap(({ id }) => id ?? []);
  for (const id of Object.keys(scores))
    if (!ids.includes(id)) {
      const message = `site/scoring.md has no criterion "${id}". ${suggestName(id, ids)}`;
      yield diagnosticAt(entry, ["scores", id], message);
    }
  for (const { id, score: most } of criteria) {
    if (id === undefined) continue;
    const points = scores[id];
    if (points !== undefined && points > most)
      yield diagnosticAt(entry, ["scores", id], `"${id}" gives ${most} points at most, not ${points}.`);
    if (points === undefined && method === version)
      yield diagnosticAt(entry, ["scores", id], `Edition ${version} of the method asks for points for "${id}".`);
  }
  if (method === version) return;
  const message =
    method > version
      ? `site/scoring.md is at edition ${version}, and has no edition ${method}.`
      : `This test follows edition ${method}; site/scoring.md is at ${version}. Test again, or readers compare two methods.`;
  yield diagnosticAt(entry, ["method"], message, "warning");
}

/** Each source `test:<day>` of an app is a record of it. */
function* checkTestSources(library: Library): Found {
  const { products, "test-reports": tests } = library.collections;
  const known = new Set(knownSlugs(library, "test-reports"));
  const retracted = new Set(tests.flatMap(({ slug, data }) => (data.retracted ? [slug] : [])));
  for (const entry of products) {
    const { plans, facts, changes } = entry.data;
    const sources = [
      ...plans.map(({ source }, index) => ({ source, path: ["plans", index, "source"] })),
      ...Object.entries(facts).map(([id, { source }]) => ({ source, path: ["facts", id, "source"] })),
      ...changes.map(({ source }, index) => ({ source, path: ["changes", index, "source"] })),
    ];
    for (const { source, path } of sources) {
      if (!source?.startsWith("test:")) continue;
      const name = `${entry.slug}-${source.slice("test:".length)}`;
      if (retracted.has(name)) {
        // A warning, so that nothing holds up the retraction.
        const message = `This rests on a retracted test, content/test-reports/${name}.md. Look it up again, or remove it.`;
        yield diagnosticAt(entry, path, message, "warning");
      } else if (!known.has(name))
        yield diagnosticAt(entry, path, `There is no test of that day: content/test-reports/${name}.md.`);
    }
  }
}
