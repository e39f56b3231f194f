import { NothingYet } from "@/app/views/nothing-yet";
import { PageLayout } from "@/app/views/page-layout";
import { CostForm } from "@/components/costs/cost-form";
import styles from "@/components/costs/costs.module.css";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { costsPage } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "costs");

/** The form that chooses apps, months and a day. What it asks for is shown by `results/`. */
export default function CostsPage() {
  const { page, hero, form } = costsPage(currentSite());
  return (
    <PageLayout {...page}>
      <PageHero {...hero} />
      <div className={`container stack ${styles.costsParts}`}>
        {form ? <CostForm {...form} /> : <NothingYet what="app" />}
      </div>
    </PageLayout>
  );
}
