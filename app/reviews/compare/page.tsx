import { NothingYet } from "@/app/views/nothing-yet";
import { PageLayout } from "@/app/views/page-layout";
import { AppPicker } from "@/components/compare/app-picker";
import styles from "@/components/compare/compare.module.css";
import { ComparisonLinks } from "@/components/compare/comparison-links";
import { PageHero } from "@/components/ui/page-hero";
import { pages } from "@/lib/addresses/pages";
import { appsByName, pairsOfApps } from "@/lib/apps/apps";
import { pairLinks } from "@/lib/apps/comparison-links";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { buildItemList } from "@/lib/machines/structured-data/item-list";
import { routes } from "@/lib/util/routes";

export const generateMetadata = () => documentMetadata(currentSite(), "compare");

/** The form that chooses apps. What it asks for is shown by `results/`. */
export default function ComparePage() {
  const site = currentSite();
  const { title, description } = pages.compare.titleFrom;
  const path = routes.compare();
  const apps = appsByName(site);
  const pairs = pairLinks(site, pairsOfApps(site));
  const listed = pairs.map(({ href, label }) => ({ title: label, path: href }));
  const things = [buildItemList(path, "Often compared", listed)];
  return (
    <PageLayout path={path} name={title} description={description} type="CollectionPage" things={things}>
      <PageHero kind="tool" title={title} lede={description} />
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
