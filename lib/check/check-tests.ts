import { leavingPoints, termsWithoutLeaving } from "../apps/leaving";
import { diagnosticAt, knownSlugs } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { suggestName } from "../util/nearest";

type TestEntry = Library["collections"]["test-reports"][number];
type ScoringEntry = NonNullable<Library["documents"]["site/scoring"]>;

/** Checks each test record against the published method and the files that it names, and the sources that name tests. */
export function checkTests(library: Library): Diagnostic[] {
  const method = library.documents["site/scoring"];
  const { "test-reports": tests } = library.collections;
  return [
    ...tests.flatMap((entry) => [
      ...checkName(entry),
      ...checkApp(entry, library),
      ...(method ? checkPoints(entry, method) : []),
      ...checkDays(entry),
      ...checkRetraction(entry),
      ...checkExplicit(entry),
      ...checkLeaving(entry),
      ...(method ? checkEdition(entry, method) : []),
    ]),
    ...checkSources(library),
  ];
}

/** The name says which app and day it is, as `test:<day>` in a source does. */
function checkName(entry: TestEntry): Diagnostic[] {
  const { product, date } = entry.data;
  const name = `${product}-${date}`;
  return entry.slug === name ? [] : [diagnosticAt(entry, ["date"], `Name the file of this test ${name}.md.`)];
}

/** A test begins, ends and is published, and its pictures are taken while it lasts. */
function checkDays(entry: TestEntry): Diagnostic[] {
  const { from, to, date, evidence } = entry.data;
  return [
    ...(from > to || to > date
      ? [diagnosticAt(entry, ["to"], "A test begins, ends and is published, in that order. Correct the three days.")]
      : []),
    ...evidence.flatMap(({ takenOn = from }, index) =>
      takenOn < from || takenOn > to
        ? [
            diagnosticAt(
              entry,
              ["evidence", index, "takenOn"],
              `This day is outside the test, which ran from ${from} to ${to}.`,
            ),
          ]
        : [],
    ),
  ];
}

/** A test is published before it is retracted. That the day is not yet to come is checked with all other days. */
function checkRetraction(entry: TestEntry): Diagnostic[] {
  const { date, retracted } = entry.data;
  if (!retracted || retracted.date >= date) return [];
  const message = `The test was published later, on ${date}. Write the day on which it was retracted.`;
  return [diagnosticAt(entry, ["retracted", "date"], message)];
}

/** A picture that nobody has looked at in this respect is not shown, and one that is explicit never is. */
function checkExplicit(entry: TestEntry): Diagnostic[] {
  return [...entry.data.evidence.entries()].flatMap(([index, { explicit }]) => {
    if (explicit === "no") return [];
    const message =
      explicit === "yes"
        ? "An explicit picture is described in words, never shown. Remove it."
        : 'Look at the picture, and write "explicit: no" if nothing in it is.';
    return [diagnosticAt(entry, ["evidence", index, ...(explicit ? ["explicit"] : [])], message)];
  });
}

/** Each step was taken during the test, its picture is one of the record, and the points for terms do not exceed what the steps give. */
function checkLeaving(entry: TestEntry): Diagnostic[] {
  const { leaving, from, to, evidence, scores } = entry.data;
  if (!leaving) return [];
  const ways = [
    ...Object.entries(leaving.cancel).map(([way, steps]) => ({ path: ["cancel", way], steps })),
    ...(["delete", "export"] as const).map((way) => ({ path: [way], steps: leaving[way] })),
  ];
  const wrong = ways.flatMap(({ path, steps = [] }) =>
    steps.flatMap(({ on, picture }, index) => {
      const at = (field: string, message: string) => [diagnosticAt(entry, ["leaving", ...path, index, field], message)];
      return [
        ...(on < from || on > to ? at("on", `This day is outside the test, which ran from ${from} to ${to}.`) : []),
        ...(picture !== undefined && !evidence.some(({ file }) => file === picture)
          ? at("picture", 'This is not a picture of "evidence": list it there, with its alt text and caption.')
          : []),
      ];
    }),
  );
  const most = termsWithoutLeaving + leavingPoints(leaving).points;
  if (scores.terms === undefined || scores.terms <= most) return wrong;
  const message = `The recorded steps earn ${leavingPoints(leaving).points} of 3 points for leaving, so "terms" is ${most} at most.`;
  return [...wrong, diagnosticAt(entry, ["scores", "terms"], message)];
}

function checkApp(entry: TestEntry, library: Library): Diagnostic[] {
  const { product, plan } = entry.data;
  const at = (path: string, message: string) => [diagnosticAt(entry, [path], message)];
  const { products } = library.collections;
  const app = products.find(({ slug }) => slug === product);
  if (app) {
    const plans = app.data.plans.map(({ id }) => id);
    const isKnown = plan === undefined || plans.includes(plan);
    return isKnown ? [] : at("plan", `${product} has no plan "${plan}". ${suggestName(plan, plans)}`);
  }
  const slugs = knownSlugs(library, "products");
  if (slugs.includes(product)) return [];
  return at("product", `There is no content/products/${product}.md. ${suggestName(product, slugs)}`);
}

function checkPoints(entry: TestEntry, method: ScoringEntry): Diagnostic[] {
  const { scores } = entry.data;
  const criteria = method.data.criteria.flatMap(({ id, score }) => (id === undefined ? [] : [{ id, most: score }]));
  const ids = criteria.map(({ id }) => id);
  const isOfThisEdition = entry.data.method === method.data.version;
  const at = (id: string, message: string) => diagnosticAt(entry, ["scores", id], message);
  return [
    ...Object.keys(scores).flatMap((id) =>
      ids.includes(id) ? [] : [at(id, `site/scoring.md has no criterion "${id}". ${suggestName(id, ids)}`)],
    ),
    ...criteria.flatMap(({ id, most }) =>
      (scores[id] ?? 0) > most ? [at(id, `"${id}" gives ${most} points at most, not ${scores[id]}.`)] : [],
    ),
    ...criteria
      .filter(({ id }) => isOfThisEdition && scores[id] === undefined)
      .map(({ id }) => at(id, `Edition ${method.data.version} of the method asks for points for "${id}".`)),
  ];
}

function checkEdition(entry: TestEntry, method: ScoringEntry): Diagnostic[] {
  const { version } = method.data;
  if (entry.data.method === version) return [];
  const message =
    entry.data.method > version
      ? `site/scoring.md is at edition ${version}, and has no edition ${entry.data.method}.`
      : `This test follows edition ${entry.data.method}; site/scoring.md is at ${version}. Test again, or readers compare two methods.`;
  return [diagnosticAt(entry, ["method"], message, "warning")];
}

/** Each source `test:<day>` of an app is a record of it. */
function checkSources(library: Library): Diagnostic[] {
  const { products, "test-reports": tests } = library.collections;
  const known = new Set(knownSlugs(library, "test-reports"));
  const retracted = new Set(tests.flatMap(({ slug, data }) => (data.retracted ? [slug] : [])));
  return products.flatMap((entry) => {
    const { plans, facts, changes } = entry.data;
    const sources = [
      ...plans.map(({ source }, index) => ({ source, path: ["plans", index, "source"] })),
      ...Object.entries(facts).map(([id, { source }]) => ({ source, path: ["facts", id, "source"] })),
      ...changes.map(({ source }, index) => ({ source, path: ["changes", index, "source"] })),
    ];
    return sources.flatMap(({ source, path }) => {
      const name = source?.startsWith("test:") ? `${entry.slug}-${source.slice("test:".length)}` : undefined;
      if (name !== undefined && retracted.has(name)) {
        // A warning, so that nothing holds up the retraction.
        const message = `This rests on a retracted test, content/test-reports/${name}.md. Look it up again, or remove it.`;
        return [diagnosticAt(entry, path, message, "warning")];
      }
      if (name === undefined || known.has(name)) return [];
      const message = `There is no test of that day: content/test-reports/${name}.md.`;
      return [diagnosticAt(entry, path, message)];
    });
  });
}
