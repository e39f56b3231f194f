import { costTable } from "@/lib/apps/costs/cost-table";
import { planRows, priceSources } from "@/lib/apps/plan-table";
import { getChanges } from "@/lib/apps/price-history";
import { getBasics } from "@/lib/apps/product-basics";
import { getFacts } from "@/lib/apps/product-facts";
import type { Product } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getDocument } from "@/lib/content/snapshot/documents";
import { renderCosts } from "@/lib/text/render-body";

export type ProductFacts = ReturnType<typeof productFacts>;

/** What a review shows of its app: plans, answers, other facts and changes. */
export function productFacts(product: Product) {
  const sheet = getDocument("site/fact-sheet");
  const { day } = getSnapshot();
  const { name, plans, facts, sample } = product;
  return {
    product: name,
    slug: product.slug,
    plans: planRows(plans),
    sources: priceSources(plans, sheet.staleAfter.plans, day),
    /** What its plans cost over time; absent where no price is known. */
    costsHtml:
      plans.length > 0 ? renderCosts(costTable([product], { staleAfter: sheet.staleAfter.plans, day })) : undefined,
    groups: getFacts(product, sheet, day),
    changes: getChanges(product),
    /** Whether sample prices or answers are shown, which nobody has checked. */
    isSample: sample && (plans.length > 0 || Object.keys(facts).length > 0),
    basics: getBasics(product, sheet).filter(({ text }) => text !== ""),
  };
}
