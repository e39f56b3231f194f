import { join } from "node:path";
import { suggestName } from "../../format/nearest";
import { formatScore } from "../../format/number";
import { addPoints } from "../../scoring/points";
import { starsFromPoints, starsOf } from "../../scoring/score";
import type { Diagnostic } from "../read/diagnostics";
import type { Library } from "../snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { brokenSlugs, diagnosticAt, findRepeats } from "./diagnostic-at";

type TestEntry = Library["collections"]["tests"][number];
type ScoringEntry = NonNullable<Library["documents"]["site/scoring"]>;

/** Checks the published method, each test record against it, and the stars of reviews against the points of tests. */
export function checkTests(
  library: Library,
  { root, entries }: Pick<LibraryCheckOptions, "root" | "entries">,
): Diagnostic[] {
  const method = library.documents["site/scoring"];
  const { tests } = library.collections;
  return [
    ...(method ? checkMethod(method) : []),
    ...tests.flatMap((entry) => [
      ...checkName(entry),
      ...checkReferences(entry, library, root),
      ...(method ? checkPoints(entry, method) : []),
      ...(entry.data.from > entry.data.to || entry.data.to > entry.data.date
        ? [diagnosticAt(entry, ["to"], "A test begins, ends and is published in this order. Put the three days right.")]
        : []),
      ...(method && !entries ? checkEdition(entry, method) : []),
    ]),
    ...(method ? checkStars(library, method) : []),
    ...checkSources(library, root),
    ...(entries ? [] : findUntested(library)),
  ];
}

function checkMethod(method: ScoringEntry): Diagnostic[] {
  const { criteria, labels } = method.data;
  const ids = criteria.flatMap(({ id }) => id ?? []);
  return [
    ...findRepeats([...criteria.entries()], ([, { id, title }]) => id ?? title).map(({ entry: [index], value }) =>
      diagnosticAt(method, ["criteria", index], `"${value}" stands here twice. Take one out.`),
    ),
    ...[...labels.entries()].flatMap(([index, { highest }]) => {
      if (highest === undefined || ids.includes(highest)) return [];
      const message = `There is no criterion "${highest}". ${suggestName(highest, ids)}`;
      return [diagnosticAt(method, ["labels", index, "highest"], message)];
    }),
  ];
}

/** The name says which app and day it is, as `test:<day>` in a source does. */
function checkName(entry: TestEntry): Diagnostic[] {
  const { product, date } = entry.data;
  const name = `${product}-${date}`;
  return entry.slug === name ? [] : [diagnosticAt(entry, ["date"], `The file of this test is called ${name}.md.`)];
}

function checkReferences(entry: TestEntry, { collections, ...library }: Library, root: string): Diagnostic[] {
  const { product, plan, tester } = entry.data;
  const slugsOf = (name: "products" | "authors") => [
    ...collections[name].map(({ slug }) => slug),
    ...brokenSlugs({ collections, ...library }, name),
  ];
  const lookUp = (name: "products" | "authors", slug: string, path: string): Diagnostic[] => {
    const known = slugsOf(name);
    if (known.includes(slug)) return [];
    const message = `There is no content/${name}/${slug}.md. ${suggestName(slug, known)}`;
    return [{ ...diagnosticAt(entry, [path], message), involves: join(root, name, `${slug}.md`) }];
  };
  const app = collections.products.find(({ slug }) => slug === product);
  const plans = app?.data.plans.map(({ id }) => id) ?? [];
  const isPlanWrong = app && plan !== undefined && !plans.includes(plan);
  return [
    ...lookUp("products", product, "product"),
    ...lookUp("authors", tester, "tester"),
    ...(isPlanWrong
      ? [
          {
            ...diagnosticAt(entry, ["plan"], `${product} has no plan "${plan}". ${suggestName(plan, plans)}`),
            involves: app.file,
          },
        ]
      : []),
  ];
}

function checkPoints(entry: TestEntry, method: ScoringEntry): Diagnostic[] {
  const { scores } = entry.data;
  const criteria = method.data.criteria.flatMap(({ id, score }) => (id === undefined ? [] : [{ id, most: score }]));
  const ids = criteria.map(({ id }) => id);
  const isOfThisEdition = entry.data.method === method.data.version;
  const at = (id: string, message: string) => ({
    ...diagnosticAt(entry, ["scores", id], message),
    involves: method.file,
  });
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
      ? `site/scoring.md is at edition ${version}, and knows no edition ${entry.data.method}.`
      : `This test is by edition ${entry.data.method}; site/scoring.md is at ${version}. Test again, or readers compare two methods.`;
  return [diagnosticAt(entry, ["method"], message, "warning")];
}

/** The stars of a review and the points of the newest test may not tell two stories (`starsWithin`). */
function checkStars({ collections: { reviews, tests } }: Library, method: ScoringEntry): Diagnostic[] {
  return reviews.flatMap((review) => {
    const [test] = tests
      .filter(({ data }) => data.product === review.data.about)
      .sort((a, b) => (a.data.date < b.data.date ? 1 : -1));
    if (!test || !review.data.rating) return [];
    const points = addPoints(test.data.scores, method.data.criteria);
    const [stars, expected] = [starsOf(review.data.rating, points).overall, starsFromPoints(points)];
    if (Math.abs(stars - expected) < method.data.starsWithin + 1e-9) return [];
    const message = `${formatScore(stars)} stars, but ${test.slug} comes to ${formatScore(points.total)} of ${points.of}, which is ${formatScore(expected)}. The two may differ by ${method.data.starsWithin}.`;
    return [{ ...diagnosticAt(review, ["rating"], message), involves: test.file }];
  });
}

/** Each source `test:<day>` of an app is a record of it. */
function checkSources({ collections: { products, tests } }: Library, root: string): Diagnostic[] {
  const known = new Set(tests.map(({ slug }) => slug));
  return products.flatMap((entry) => {
    const { plans, facts, changes } = entry.data;
    const sources = [
      ...plans.map(({ source }, index) => ({ source, path: ["plans", index, "source"] })),
      ...Object.entries(facts).map(([id, { source }]) => ({ source, path: ["facts", id, "source"] })),
      ...changes.map(({ source }, index) => ({ source, path: ["changes", index, "source"] })),
    ];
    return sources.flatMap(({ source, path }) => {
      const name = source?.startsWith("test:") ? `${entry.slug}-${source.slice("test:".length)}` : undefined;
      if (name === undefined || known.has(name)) return [];
      const message = `There is no test of that day: content/tests/${name}.md.`;
      return [{ ...diagnosticAt(entry, path, message), involves: join(root, "tests", `${name}.md`) }];
    });
  });
}

/** Stars that readers never see, because no test stands behind them. */
function findUntested({ collections: { reviews, tests } }: Library): Diagnostic[] {
  const tested = new Set(tests.map(({ data }) => data.product));
  return reviews.flatMap((entry) => {
    const { about, rating } = entry.data;
    if (!rating || (about !== undefined && tested.has(about))) return [];
    const message = 'No test record of this app: readers see no stars and no rank, but "Research only".';
    return [diagnosticAt(entry, ["rating"], message, "warning")];
  });
}
