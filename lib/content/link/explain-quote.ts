import { suggestName } from "../../util/nearest";
import { ledgerReference } from "../claims/quote-syntax";
import { brokenSlugs } from "../read/diagnostic-at";
import type { Library } from "../site/library";
import { namedQuotes } from "./quotes";

/**
 * Creates a function that says why a reference such as `price:luna-ai.monthly` stands for nothing; `undefined` for one that is
 * right, and where the file that it names is broken itself.
 */
export function explainQuotes(library: Library): (reference: string) => string | undefined {
  const { products: apps } = library.collections;
  const sheet = library.documents["site/fact-sheet"]?.data;
  const broken = new Set(brokenSlugs(library, "products"));
  return (reference) => {
    const quoted = ledgerReference(reference);
    if (quoted) return explainClaim(library, quoted);
    if (library.lookup(reference) !== undefined) return undefined;
    const [of = "", name = ""] = reference.split(":");
    const named = namedQuotes.get(of);
    if (named) return `"${name}" cannot be quoted from ${named.from}. ${suggestName(name, [...named.says.keys()])}`;
    const [, kind = "", slug = "", id = ""] = /^([a-z]+):([^.]*)\.?(.*)$/.exec(reference) ?? [];
    if (broken.has(slug)) return undefined;
    const app = apps.find((one) => one.slug === slug)?.data;
    if (!app) {
      const slugs = apps.map((one) => one.slug);
      return `There is no content/products/${slug}.md. ${suggestName(slug, slugs)}`;
    }
    if (kind === "fact") {
      const ids = sheet?.groups.flatMap(({ facts }) => facts.map((fact) => fact.id)) ?? [];
      return `site/fact-sheet.md has no question "${id}". ${suggestName(id, [...new Set(ids)])}`;
    }
    const ids = app.plans.map((plan) => plan.id);
    if (!ids.includes(id)) return `${app.name} has no plan "${id}". ${suggestName(id, ids)}`;
    return kind === "limits"
      ? `The plan "${id}" does not say what it includes: write "limits" in content/products/${slug}.md.`
      : `The plan "${id}" is not paid by time, so it has no cost per ${kind}.`;
  };
}

function explainClaim(library: Library, { kind, id }: { kind: "claim" | "sum" | "parts"; id: string }) {
  const claims = library.documents["site/claims"]?.data.claims;
  const claim = claims?.find((one) => one.id === id);
  // Without the ledger, that is what is reported.
  if (!claims || (claim && (kind === "claim" || claim.computed))) return undefined;
  return claim
    ? `The claim "${id}" is not calculated, so it has no ${kind}: give it "computed", or quote the claim.`
    : `There is no claim "${id}" in site/claims.md.`;
}
