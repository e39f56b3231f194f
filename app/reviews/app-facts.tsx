import { ChangeList } from "@/components/review/change-list";
import { FactPanel } from "@/components/review/fact-panel";
import { PlanTable } from "@/components/review/plan-table";
import { Prose } from "@/components/ui/prose";
import { SampleNote } from "@/components/ui/sample-note";
import { getAppFacts } from "@/lib/apps/app-facts";
import type { Product } from "@/lib/content/entry-types";
import { renderCosts } from "@/lib/text/render-body";

/** The known facts of an app: its plans, the answers of the fact sheet, and its changes. */
export function AppFacts({ product }: { product: Product }) {
  const known = getAppFacts(product);
  return (
    <>
      {known.isSample && <SampleNote of="facts" />}
      <PlanTable {...known} />
      {known.costs && <Prose html={renderCosts(known.costs)} />}
      <FactPanel {...known} />
      <ChangeList {...known} />
    </>
  );
}
