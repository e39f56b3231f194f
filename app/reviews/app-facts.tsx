import type { ProductFacts } from "@/app/data/product-facts";
import { ChangeList } from "@/components/review/change-list";
import { FactPanel } from "@/components/review/fact-panel";
import { NoteBox } from "@/components/review/note-box";
import { PlanTable } from "@/components/review/plan-table";
import { renderSnippet } from "@/lib/markdown/render-snippet";

/** Said where prices and answers are the starter's, which nobody has looked up. */
const sampleNote =
  "These prices and answers came with the starter. They show how what we know of an app looks here; nobody of ours has looked them up, on the days given or on others.";

type AppFactsProps = { known: ProductFacts };

/** What is known of the app: what it costs, the answers to what we ask, and what has changed. */
export function AppFacts({ known }: AppFactsProps) {
  return (
    <>
      {known.isSample && <NoteBox heading="Sample prices and answers" html={renderSnippet(sampleNote)} />}
      <PlanTable {...known} />
      <FactPanel {...known} />
      <ChangeList {...known} />
    </>
  );
}
