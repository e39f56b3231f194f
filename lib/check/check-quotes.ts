import { ledgerReference } from "../content/claims/quote-syntax";
import { contentPath } from "../content/read/content-path";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import { namedQuotes } from "../content/read/quotes";
import { allEntries, type Library } from "../content/snapshot/library";
import { suggestName } from "../util/nearest";
import { isMeantForLedger } from "./check-claims";
import type { LibraryCheckOptions } from "./check-library";
import { brokenSlugs, diagnosticInFile } from "./diagnostic-at";
import { findQuotes } from "./find-quotes";

type Problem = { message: string; involves?: string };

/** Checks every quote but those of claims: `{{price:product.plan}}`, `{{fact:product.question}}`, `{{operator:name}}` and the like. */
export function checkQuotes(library: Library, { root }: Pick<LibraryCheckOptions, "root">): Diagnostic[] {
  const { collections, documents } = library;
  const sheet = documents["site/fact-sheet"];
  const operator = documents["site/operator"];
  const explain = createExplanation(library, root);
  const quotable = new Set<ParsedEntry<unknown>>([
    ...collections.products,
    ...(sheet ? [sheet] : []),
    ...(operator ? [operator] : []),
  ]);
  return allEntries(library).flatMap((entry) => {
    const { quotes, malformed } = findQuotes(entry);
    if (quotable.has(entry))
      return quotes.map(({ reference, ...position }) => {
        const message = `Quotes are not filled in here: write what {{${reference}}} says.`;
        return diagnosticInFile(entry, position, message);
      });
    return [
      ...quotes.flatMap(({ reference, ...position }) => {
        const problem = explain(reference);
        if (!problem) return [];
        return [{ ...diagnosticInFile(entry, position, problem.message), ...problem }];
      }),
      ...malformed
        .filter(({ written }) => !isMeantForLedger(written))
        .map(({ written, ...position }) => {
          const message = `"${written}" is not a quote: write {{price:product.plan}}, {{fact:product.question}} or {{operator:name}}, in lower case.`;
          return diagnosticInFile(entry, position, message);
        }),
    ];
  });
}

/**
 * Creates a function that returns the problem of a reference; `undefined` for a valid one, and for one that another
 * check reports.
 */
function createExplanation(library: Library, root: string): (reference: string) => Problem | undefined {
  const { products } = library.collections;
  const sheet = library.documents["site/fact-sheet"]?.data;
  const broken = new Set(brokenSlugs(library, "products"));
  return (reference) => {
    if (ledgerReference(reference) || library.lookup(reference) !== undefined) return undefined;
    const [of = "", name = ""] = reference.split(":");
    const named = namedQuotes.get(of);
    if (named)
      return { message: `"${name}" cannot be quoted from ${named.from}. ${suggestName(name, [...named.says.keys()])}` };
    const [, kind = "", slug = "", id = ""] = /^([a-z]+):([^.]*)\.?(.*)$/.exec(reference) ?? [];
    if (broken.has(slug)) return undefined;
    const involves = contentPath(root, "products", `${slug}.md`);
    const product = products.find((one) => one.slug === slug)?.data;
    if (!product) {
      const slugs = products.map((one) => one.slug);
      return { message: `There is no content/products/${slug}.md. ${suggestName(slug, slugs)}`, involves };
    }
    if (kind === "fact") {
      const ids = sheet?.groups.flatMap(({ facts }) => facts.map((fact) => fact.id)) ?? [];
      const message = `site/fact-sheet.md has no question "${id}". ${suggestName(id, [...new Set(ids)])}`;
      return { message, involves: contentPath(root, "site/fact-sheet.md") };
    }
    const ids = product.plans.map((plan) => plan.id);
    const message = ids.includes(id)
      ? kind === "limits"
        ? `The plan "${id}" does not say what it includes: write "limits" in content/products/${slug}.md.`
        : `The plan "${id}" is not paid by time, so it has no cost per ${kind}.`
      : `${product.name} has no plan "${id}". ${suggestName(id, ids)}`;
    return { message, involves };
  };
}
