import type { Product } from "../content/entry-types";
import { getDocument } from "../content/site/documents";
import type { Site } from "../content/site/site";
import { costTable } from "./costs/cost-table";
import { planRows, priceSources } from "./plan-table";
import { getChanges } from "./price-history";
import { getBasics, getFacts } from "./product-facts";

export type AppFacts = ReturnType<typeof getAppFacts>;

/** What is known of an app: plans, what they cost, answers, other facts and changes. */
export function getAppFacts(site: Site, product: Product) {
  const sheet = getDocument(site, "site/fact-sheet");
  const { day } = site;
  const { name, plans } = product;
  return {
    product: name,
    slug: product.slug,
    plans: planRows(plans),
    sources: priceSources(plans, sheet.staleAfter.plans, day),
    /** What its plans cost over time; absent where no price is known. */
    costs: plans.length > 0 ? costTable([product], { staleAfter: sheet.staleAfter.plans, day }) : undefined,
    groups: getFacts(product, sheet, day),
    changes: getChanges(product),
    /** Whether sample prices or answers are shown, which nobody has checked. */
    isSample: product.hasSamples,
    basics: getBasics(product, sheet).filter(({ text }) => text !== ""),
  };
}
