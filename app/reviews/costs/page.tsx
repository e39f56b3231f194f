import { NothingYet } from "@/app/views/nothing-yet";
import { PageLayout } from "@/app/views/page-layout";
import { CostForm } from "@/components/costs/cost-form";
import styles from "@/components/costs/costs.module.css";
import { PageHero } from "@/components/ui/page-hero";
import { pages } from "@/lib/addresses/pages";
import { appsByName } from "@/lib/apps/apps";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { routes } from "@/lib/util/routes";
import { costForm } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "costs");

/** The form that chooses apps, months and a day. What it asks for is shown by `results/`. */
export default function CostsPage() {
  const { title, description } = pages.costs.titleFrom;
  return (
    <PageLayout path={routes.costs()} name={title} description={description}>
      <PageHero kind="tool" title={title} lede={description} />
      <div className={`container stack ${styles.costsParts}`}>
        {appsByName(currentSite()).length > 0 ? (
          <CostForm heading="Choose apps and months" {...costForm()} />
        ) : (
          <NothingYet what="app" />
        )}
      </div>
    </PageLayout>
  );
}
