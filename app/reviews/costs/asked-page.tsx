import { countedFor } from "@/app/data/costs";
import { SiteLayout } from "@/app/views/site-layout";
import { CostForm } from "@/components/costs/cost-form";
import { PlanCosts } from "@/components/costs/plan-costs";
import { Main } from "@/components/layout/main";
import { Notices } from "@/components/ui/notices";
import { PageHero } from "@/components/ui/page-hero";
import { SampleTag } from "@/components/ui/sample-tag";
import type { CostRequest } from "@/lib/apps/costs/cost-request";
import { buildTrail } from "@/lib/machines/metadata/breadcrumbs";
import { pages } from "@/lib/site/pages";
import { routes } from "@/lib/util/routes";
import styles from "./page.module.css";

/** What a reader's address asks for. Without structured data, as no search engine is to list it. */
export function AskedPage({ request }: { request: CostRequest }) {
  const { heading, notes, apps, cheapest, form } = countedFor(request);
  return (
    <SiteLayout path={routes.costs()}>
      <Main trail={buildTrail(routes.costs())}>
        <PageHero title={pages.costs.titleFrom.title} lede={heading} />
        <div className={`container ${styles.parts}`}>
          <Notices notes={notes} />
          {cheapest.map(({ text, isSample }) => (
            <p key={text} className={styles.cheapest}>
              Cheapest paid plan of all: <strong>{text}</strong> {isSample && <SampleTag of="prices" />}
            </p>
          ))}
          {apps.map((app) => (
            <PlanCosts key={app.slug} {...app} />
          ))}
          <CostForm heading={apps.length > 0 ? "Other apps or months" : "Choose apps and months"} {...form} />
        </div>
      </Main>
    </SiteLayout>
  );
}
