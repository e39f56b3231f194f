import { wantedAnswer } from "../apps/finder/conditions";
import { diagnosticAt, findRepeats } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { findLowContrast, textContrast } from "../pictures/brand/colours";
import { suggestName } from "../util/nearest";
import { collectAddresses } from "./linkable-addresses";
import type { RuleOptions } from "./rule";

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

/** Checks content/site/moved.md: no page at a moved address, no redirect to another redirect, no duplicates. */
export function checkMoved(library: Library, { day }: Pick<RuleOptions, "day">): Diagnostic[] {
  const entry = library.documents["site/moved"];
  if (!entry) return [];
  const { redirects, gone } = entry.data;
  const { explain, hasPage, aliases } = collectAddresses(library, day);
  const left = [
    ...redirects.map(({ from }, index) => ({ path: ["redirects", index, "from"], address: from })),
    ...gone.map((address, index) => ({ path: ["gone", index], address })),
  ];
  const addresses = new Set(left.map(({ address }) => address));
  return [
    ...left.flatMap(({ path, address }) => {
      const alias = aliases.get(address);
      if (alias)
        return [diagnosticAt(entry, path, `${address} is an alias of ${alias}, so it already redirects there.`)];
      return hasPage(address)
        ? [diagnosticAt(entry, path, `${address} is a page of this site. Remove this line.`)]
        : [];
    }),
    ...findRepeats(left, ({ address }) => address).map(({ entry: { path }, value }) =>
      diagnosticAt(entry, path, `${value} appears twice.`),
    ),
    ...redirects.flatMap(({ to }, index) => {
      const path = ["redirects", index, "to"];
      if (to.startsWith("partner:")) {
        const slug = to.slice("partner:".length);
        const isThere = library.collections.partners.some((partner) => partner.slug === slug);
        return isThere ? [] : [diagnosticAt(entry, path, `There is no file content/partners/${slug}.md.`)];
      }
      const alias = aliases.get(to);
      if (alias)
        return [diagnosticAt(entry, path, `${to} itself redirects to ${alias}. Write that here, to save a step.`)];
      if (addresses.has(to)) return [diagnosticAt(entry, path, `${to} has itself moved. Write its new address.`)];
      const problem = explain(to);
      return problem ? [diagnosticAt(entry, path, problem)] : [];
    }),
  ];
}

/** Colours of the brand in which a reader could not read texts, links, buttons or messages. */
export function checkBrand({ documents }: Library): Diagnostic[] {
  const brand = documents["site/brand"];
  if (!brand) return [];
  return findLowContrast(brand.data.colours).map(({ field, scheme, use, ground, ratio }) =>
    diagnosticAt(
      brand,
      ["colours", field, scheme],
      `${use} have a contrast of ${ratio} to 1 with this colour (${scheme} screens, "${ground}"); ` +
        `WCAG AA asks for ${textContrast} to 1. Choose ${scheme === "light" ? "a darker" : "a lighter"} one.`,
    ),
  );
}

/** Checks that the answers of the home page's questions are some that Find knows. */
export function checkChooser({ documents }: Library): Diagnostic[] {
  const home = documents["site/home"];
  const sheet = documents["site/fact-sheet"];
  if (!home?.data.chooser || !sheet) return [];
  const { purpose, mustHave } = home.data.chooser;
  const kinds = sheet.data.kinds.map(({ id }) => id);
  const facts = sheet.data.groups.flatMap((group) => group.facts.filter(wantedAnswer).map(({ id }) => id));
  const expect = (question: "purpose" | "mustHave", field: "kind" | "fact", ids: readonly string[], known: string[]) =>
    [...ids.entries()].flatMap(([index, id]) => {
      if (known.includes(id)) return [];
      const what = field === "kind" ? "kind" : "question of yes or no";
      const message = `site/fact-sheet.md has no ${what} "${id}". ${suggestName(id, known)}`;
      const path = ["chooser", question, "options", index, field];
      return [diagnosticAt(home, path, message)];
    });
  return [
    ...expect(
      "purpose",
      "kind",
      purpose.options.map(({ kind }) => kind),
      kinds,
    ),
    ...expect(
      "mustHave",
      "fact",
      mustHave.options.map(({ fact }) => fact),
      facts,
    ),
  ];
}
