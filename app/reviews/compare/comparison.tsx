import { ComparisonView } from "@/components/compare/comparison-view";
import type { Product } from "@/lib/content/entry-types";
import { buildComparison } from "./view";

/** Apps side by side, after what the comparison comes to. */
export function Comparison({ products }: { products: readonly Product[] }) {
  return <ComparisonView {...buildComparison(products)} />;
}
