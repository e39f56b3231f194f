import type { ProductFacts } from "@/app/data/product-facts";
import { ChangeList } from "@/components/review/change-list";
import { FactPanel } from "@/components/review/fact-panel";
import { PlanTable } from "@/components/review/plan-table";
import { Prose } from "@/components/ui/prose";

type AppFactsProps = { known: ProductFacts };

/** The known facts of an app: its plans, the answers of the fact sheet, and its changes. */
export function AppFacts({ known }: AppFactsProps) {
  return (
    <>
      <div>
        <PlanTable {...known} />
        {known.costsHtml && <Prose html={known.costsHtml} />}
      </div>
      <FactPanel {...known} />
      <ChangeList {...known} />
    </>
  );
}
