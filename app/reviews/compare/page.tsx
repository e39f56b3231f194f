import { NothingYet } from "@/app/views/nothing-yet";
import { PageLayout } from "@/app/views/page-layout";
import { AppPicker } from "@/components/compare/app-picker";
import styles from "@/components/compare/compare.module.css";
import { ComparisonLinks } from "@/components/compare/comparison-links";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { routes } from "@/lib/util/routes";
import { comparePage } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "compare");

/** The form that chooses apps. What it asks for is shown by `results/`. */
export default function ComparePage() {
  const { page, hero, apps, pairs } = comparePage(currentSite());
  return (
    <PageLayout {...page}>
      <PageHero {...hero} />
      <div className={`container stack ${styles.compareParts}`}>
        {apps.length > 0 ? (
          <>
            <AppPicker heading="Choose the apps" apps={apps} />
            <p>
              Not sure which? <a href={routes.find()}>Find the app that fits</a>.
            </p>
          </>
        ) : (
          <NothingYet what="app" />
        )}
        <ComparisonLinks heading="Often compared" pairs={pairs} />
      </div>
    </PageLayout>
  );
}
