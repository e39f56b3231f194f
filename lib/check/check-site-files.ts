import { wantedAnswer } from "../apps/finder/conditions";
import { diagnosticAt, findRepeats } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { findLowContrast, textContrast } from "../pictures/brand/colours";
import { suggestName } from "../util/nearest";
import { collectAddresses } from "./linkable-addresses";
import type { Found, RuleOptions } from "./rule";

/** Checks the published method: its criteria, the rules of its labels, and that each edition says once what it has changed. */
export function* checkScoring({ documents }: Pick<Library, "documents">): Found {
  const method = documents["site/scoring"];
  if (!method) return;
  const { criteria, labels, version, changelog } = method.data;
  const names = criteria.map(({ id, title }) => id ?? title);
  const ids = criteria.flatMap(({ id }) => id ?? []);
  for (const { entry: index, value } of findRepeats([...names.keys()], (at) => names[at] ?? ""))
    yield diagnosticAt(method, ["criteria", index], `"${value}" appears twice. Remove one.`);
  for (const [index, { highest }] of labels.entries()) {
    if (highest === undefined || ids.includes(highest)) continue;
    const message = `There is no criterion "${highest}". ${suggestName(highest, ids)}`;
    yield diagnosticAt(method, ["labels", index, "highest"], message);
  }
  const at = (index: number, message: string) => diagnosticAt(method, ["changelog", index, "version"], message);
  for (const { entry: index, value } of findRepeats([...changelog.keys()], (one) => changelog[one]?.version ?? 0))
    yield at(index, `Edition ${value} appears twice. Remove one.`);
  for (const [index, { version: ahead }] of changelog.entries()) {
    const message = `The method is at edition ${version}. Write "version: ${ahead}" at the top, or remove this edition.`;
    if (ahead > version) yield at(index, message);
  }
}

/** Checks content/site/moved.md: no page at a moved address, no redirect to another redirect, no duplicates. */
export function* checkMoved(library: Library, { day }: Pick<RuleOptions, "day">): Found {
  const entry = library.documents["site/moved"];
  if (!entry) return;
  const { redirects, gone } = entry.data;
  const { explain, hasPage, aliases } = collectAddresses(library, day);
  const left = [
    ...redirects.map(({ from }, index) => ({ path: ["redirects", index, "from"], address: from })),
    ...gone.map((address, index) => ({ path: ["gone", index], address })),
  ];
  const addresses = new Set(left.map(({ address }) => address));
  const partners = new Set(library.collections.partners.map(({ slug }) => `partner:${slug}`));
  for (const { path, address } of left) {
    const alias = aliases.get(address);
    if (alias) yield diagnosticAt(entry, path, `${address} is an alias of ${alias}, so it already redirects there.`);
    else if (hasPage(address)) yield diagnosticAt(entry, path, `${address} is a page of this site. Remove this line.`);
  }
  for (const { entry: one, value } of findRepeats(left, ({ address }) => address))
    yield diagnosticAt(entry, one.path, `${value} appears twice.`);
  const explainTarget = (to: string): string | undefined => {
    if (partners.has(to)) return undefined;
    if (to.startsWith("partner:")) return `There is no file content/partners/${to.slice("partner:".length)}.md.`;
    const alias = aliases.get(to);
    if (alias) return `${to} itself redirects to ${alias}. Write that here, to save a step.`;
    return addresses.has(to) ? `${to} has itself moved. Write its new address.` : explain(to);
  };
  for (const [index, { to }] of redirects.entries()) {
    const problem = explainTarget(to);
    if (problem) yield diagnosticAt(entry, ["redirects", index, "to"], problem);
  }
}

/** Colours of the brand in which a reader could not read texts, links, buttons or messages. */
export function checkBrand({ documents }: Library): Found {
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
export function* checkChooser({ documents }: Library): Found {
  const home = documents["site/home"];
  const sheet = documents["site/fact-sheet"];
  if (!home?.data.chooser || !sheet) return;
  const { purpose, mustHave } = home.data.chooser;
  const kinds = sheet.data.kinds.map(({ id }) => id);
  const facts = sheet.data.groups.flatMap((group) => group.facts.filter(wantedAnswer).map(({ id }) => id));
  const unknown = (what: string, id: string, known: readonly string[], path: (string | number)[]) => {
    const message = `site/fact-sheet.md has no ${what} "${id}". ${suggestName(id, known)}`;
    return known.includes(id) ? [] : [diagnosticAt(home, ["chooser", ...path], message)];
  };
  for (const [index, { kind }] of purpose.options.entries())
    yield* unknown("kind", kind, kinds, ["purpose", "options", index, "kind"]);
  for (const [index, { fact }] of mustHave.options.entries())
    yield* unknown("question of yes or no", fact, facts, ["mustHave", "options", index, "fact"]);
}
