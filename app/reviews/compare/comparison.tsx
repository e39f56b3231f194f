import { ComparisonTable } from "@/components/compare/comparison-table";
import { SampleNote } from "@/components/ui/sample-note";
import type { Product } from "@/lib/content/entry-types";
import { buildComparison } from "./view";

/** Apps side by side. */
export function Comparison({ products }: { products: readonly Product[] }) {
  const { heads, groups, isSample } = buildComparison(products);
  return (
    <>
      {isSample && <SampleNote of="comparison" />}
      <ComparisonTable apps={heads} groups={groups} />
    </>
  );
}
