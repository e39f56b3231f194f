import type { ProductFacts } from "@/app/data/product-facts";
import { ChangeList } from "@/components/review/change-list";
import { FactPanel } from "@/components/review/fact-panel";
import { PlanTable } from "@/components/review/plan-table";
import { Callout } from "@/components/ui/callout";
import { Prose } from "@/components/ui/prose";
import { renderSnippet } from "@/lib/text/render-snippet";

/** Shown with sample prices and answers, which nobody has checked. */
const sampleNote =
  "These prices and answers came with the starter. They only illustrate the format. We have not checked them.";

type AppFactsProps = { known: ProductFacts };

/** The known facts of an app: its plans, the answers of the fact sheet, and its changes. */
export function AppFacts({ known }: AppFactsProps) {
  return (
    <>
      {known.isSample && <Callout heading="Sample prices and answers" html={renderSnippet(sampleNote)} />}
      <PlanTable {...known} />
      {known.costsHtml && <Prose html={known.costsHtml} />}
      <FactPanel {...known} />
      <ChangeList {...known} />
    </>
  );
}
