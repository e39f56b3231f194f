import type { Product } from "@/lib/content/entry-types";
import { platformNames } from "@/lib/content/schemas/product-schema";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getDocument } from "@/lib/content/snapshot/documents";
import { planRows, priceSources } from "@/lib/products/plan-table";
import { changesOf } from "@/lib/products/price-history";
import { factsOf } from "@/lib/products/product-facts";

export type ProductFacts = ReturnType<typeof productFacts>;

/** What a review shows of its app: plans, answers, other facts and changes. */
export function productFacts(product: Product) {
  const sheet = getDocument("site/fact-sheet");
  const { day } = getSnapshot();
  const { name, plans, facts, kind, platforms, adult, maker, sample } = product;
  const kindLabels = sheet.kinds.filter(({ id }) => kind.includes(id)).map(({ label }) => label);
  const basics = [
    { label: "Kind", text: kindLabels.join(", ") },
    { label: "Runs on", text: platforms.map((platform) => platformNames[platform]).join(", ") },
    { label: "Content for adults", text: adult === "unknown" ? "" : adult },
    { label: "Made by", text: maker?.name ?? "" },
  ];
  return {
    product: name,
    slug: product.slug,
    plans: planRows(plans),
    sources: priceSources(plans, sheet.staleAfter.plans, day),
    groups: factsOf(product, sheet, day),
    changes: changesOf(product),
    /** Whether sample prices or answers are shown, which nobody has checked. */
    isSample: sample && (plans.length > 0 || Object.keys(facts).length > 0),
    basics: basics.filter(({ text }) => text !== ""),
  };
}
