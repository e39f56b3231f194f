import { ComparisonTable } from "@/components/compare/comparison-table";
import type { Product } from "@/lib/content/entry-types";
import { buildComparison } from "./view";

/** Apps side by side. */
export function Comparison({ products }: { products: readonly Product[] }) {
  const { heads, groups } = buildComparison(products);
  return <ComparisonTable apps={heads} groups={groups} />;
}
