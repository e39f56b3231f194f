import { countedFor } from "@/app/data/costs";
import { SiteChrome } from "@/app/site-chrome";
import { Main } from "@/components/chrome/main";
import { CostForm } from "@/components/costs/cost-form";
import { PlanCosts } from "@/components/costs/plan-costs";
import { NoteList } from "@/components/ui/note-list";
import { PageHero } from "@/components/ui/page-hero";
import { Stamp } from "@/components/ui/stamp";
import type { CostRequest } from "@/lib/apps/costs/cost-request";
import { buildTrail } from "@/lib/machines/metadata/breadcrumbs";
import { pages } from "@/lib/site/pages";
import { routes } from "@/lib/util/routes";
import styles from "./page.module.css";

/** What a reader's address asks for. Without structured data, as no search engine is to list it. */
export function AskedPage({ request }: { request: CostRequest }) {
  const { heading, notes, apps, cheapest, form } = countedFor(request);
  return (
    <SiteChrome path={routes.costs()}>
      <Main trail={buildTrail(routes.costs())}>
        <PageHero title={pages.costs.titleFrom.title} lede={heading} />
        <div className={`container ${styles.parts}`}>
          <NoteList notes={notes} />
          {cheapest.map(({ text, isSample }) => (
            <p key={text} className={styles.cheapest}>
              Cheapest paid plan of all: <strong>{text}</strong> {isSample && <Stamp>Sample prices</Stamp>}
            </p>
          ))}
          {apps.map((app) => (
            <PlanCosts key={app.slug} {...app} />
          ))}
          <CostForm heading={apps.length > 0 ? "Other apps or months" : "Choose apps and months"} {...form} />
        </div>
      </Main>
    </SiteChrome>
  );
}
