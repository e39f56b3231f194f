import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/snapshot/library";
import { suggestName } from "../util/nearest";
import { diagnosticAt, findRepeats } from "./diagnostic-at";

type ScoringEntry = NonNullable<Library["documents"]["site/scoring"]>;

/** Checks the published method: its criteria, the rules of its labels and its changelog. */
export function checkScoring({ documents }: Pick<Library, "documents">): Diagnostic[] {
  const method = documents["site/scoring"];
  return method ? [...checkCriteria(method), ...checkLabels(method), ...checkChangelog(method)] : [];
}

function checkCriteria(method: ScoringEntry): Diagnostic[] {
  return findRepeats([...method.data.criteria.entries()], ([, { id, title }]) => id ?? title).map(
    ({ entry: [index], value }) => diagnosticAt(method, ["criteria", index], `"${value}" appears twice. Remove one.`),
  );
}

function checkLabels(method: ScoringEntry): Diagnostic[] {
  const { criteria, labels } = method.data;
  const ids = criteria.flatMap(({ id }) => id ?? []);
  return [...labels.entries()].flatMap(([index, { highest }]) => {
    if (highest === undefined || ids.includes(highest)) return [];
    const message = `There is no criterion "${highest}". ${suggestName(highest, ids)}`;
    return [diagnosticAt(method, ["labels", index, "highest"], message)];
  });
}

/** Each edition says once what it has changed, and none is ahead of the method. */
function checkChangelog(method: ScoringEntry): Diagnostic[] {
  const { version, changelog } = method.data;
  const editions = [...changelog.entries()].map(([index, one]) => ({ index, version: one.version }));
  return [
    ...findRepeats(editions, (one) => one.version).map(({ entry: { index }, value }) =>
      diagnosticAt(method, ["changelog", index, "version"], `Edition ${value} appears twice. Remove one.`),
    ),
    ...editions
      .filter((one) => one.version > version)
      .map(({ index, version: ahead }) =>
        diagnosticAt(
          method,
          ["changelog", index, "version"],
          `The method is at edition ${version}. Write "version: ${ahead}" at the top, or remove this edition.`,
        ),
      ),
  ];
}
