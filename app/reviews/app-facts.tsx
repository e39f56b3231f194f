import { ChangeList } from "@/components/review/change-list";
import { FactPanel } from "@/components/review/fact-panel";
import { PlanTable } from "@/components/review/plan-table";
import { Prose } from "@/components/ui/prose";
import type { AppFacts as KnownFacts } from "@/lib/apps/app-facts";
import { renderCosts } from "@/lib/text/render-body";

type AppFactsProps = { known: KnownFacts };

/** The known facts of an app: its plans, the answers of the fact sheet, and its changes. */
export function AppFacts({ known }: AppFactsProps) {
  return (
    <>
      <div>
        <PlanTable {...known} />
        {known.costs && <Prose html={renderCosts(known.costs)} />}
      </div>
      <FactPanel {...known} />
      <ChangeList {...known} />
    </>
  );
}
