import { queries } from "@/app/queries";
import { createQueryPage } from "@/app/query-page";
import { CostChart } from "@/components/costs/cost-chart";
import { CostForm } from "@/components/costs/cost-form";
import styles from "@/components/costs/costs.module.css";
import { PlanCosts } from "@/components/costs/plan-costs";
import { Notices } from "@/components/ui/notices";
import { PageHero } from "@/components/ui/page-hero";
import { pages } from "@/lib/addresses/pages";
import type { CostRequest } from "@/lib/apps/costs/cost-request";
import { routes } from "@/lib/util/routes";
import { buildCostsView, costsMetadata } from "../view";

const page = createQueryPage({
  path: routes.costs(),
  read: queries.costsResults.read,
  metadata: costsMetadata,
  View: CostsResults,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

/** What apps cost for the months that the query names. */
function CostsResults({ query }: { query: CostRequest }) {
  const { heading, notes, chart, apps, cheapestOf, cheapest, form } = buildCostsView(query);
  return (
    <>
      <PageHero kind="tool" title={pages.costs.titleFrom.title} lede={heading} />
      <div className={`container stack ${styles.costsParts}`}>
        <Notices notes={notes} />
        {cheapest.map(({ text }) => (
          <p key={text} className="text-lg">
            {cheapestOf}: <strong>{text}</strong>
          </p>
        ))}
        <CostChart heading={chart.heading} bars={chart.bars} />
        <div className={styles.planCostsApps}>
          {apps.map((app) => (
            <PlanCosts key={app.slug} {...app} />
          ))}
        </div>
        <CostForm heading={apps.length > 0 ? "Other apps or months" : "Choose apps and months"} {...form} />
      </div>
    </>
  );
}
