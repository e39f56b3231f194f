import { ComparisonTable } from "@/components/compare/comparison-table";
import { Callout } from "@/components/ui/callout";
import type { Product } from "@/lib/content/entry-types";
import { renderSnippet } from "@/lib/text/render-snippet";
import { buildComparison } from "./view";

/** Said where scores, prices or answers are the starter's. */
const sampleNote =
  "Some of these scores, prices and answers came with the starter. They only illustrate the format. We have not measured or checked them.";

/** Apps side by side. */
export function Comparison({ products }: { products: readonly Product[] }) {
  const { heads, groups, isSample } = buildComparison(products);
  return (
    <>
      {isSample && <Callout heading="Sample data" html={renderSnippet(sampleNote)} />}
      <ComparisonTable apps={heads} groups={groups} />
    </>
  );
}
