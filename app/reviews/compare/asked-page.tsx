import { comparisonDescription, comparisonTitle, readApps } from "@/app/data/comparisons";
import { SiteLayout } from "@/app/views/site-layout";
import { CorrectionList } from "@/components/article/correction-list";
import { AppPicker } from "@/components/compare/app-picker";
import { Main } from "@/components/layout/main";
import { Notices } from "@/components/ui/notices";
import { PageHero } from "@/components/ui/page-hero";
import { type AppCheckboxes, mostCompared } from "@/lib/apps/app-choice";
import { getAllProducts } from "@/lib/apps/products";
import { buildTrail } from "@/lib/machines/metadata/breadcrumbs";
import { routes } from "@/lib/util/routes";
import { Comparison } from "./comparison";
import styles from "./page.module.css";

/** The apps that a reader's address names, side by side. Complete in its first bytes, as no search engine is to list it. */
export function AskedPage({ choice }: { choice: AppCheckboxes }) {
  const { compared, notes, corrections } = readApps(choice);
  const isCompared = compared.length > 1;
  return (
    <SiteLayout path={routes.compare()}>
      <Main trail={buildTrail(routes.compare())}>
        <PageHero
          title={isCompared ? comparisonTitle(compared) : "Compare apps"}
          lede={isCompared ? comparisonDescription(compared) : undefined}
        />
        <div className={`container ${styles.parts}`}>
          <Notices notes={notes} />
          {isCompared && <Comparison products={compared} />}
          <AppPicker
            heading={isCompared ? "Compare other apps" : "Choose the apps"}
            apps={getAllProducts()}
            chosen={compared.map(({ slug }) => slug)}
            most={mostCompared}
          />
          <CorrectionList corrections={corrections} />
        </div>
      </Main>
    </SiteLayout>
  );
}
