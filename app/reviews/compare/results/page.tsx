import { queries } from "@/app/queries";
import { createQueryPage } from "@/app/query-page";
import { CorrectionList } from "@/components/article/correction-list";
import { AppPicker } from "@/components/compare/app-picker";
import styles from "@/components/compare/compare.module.css";
import { Notices } from "@/components/ui/notices";
import { PageHero } from "@/components/ui/page-hero";
import type { AppCheckboxes } from "@/lib/apps/app-choice";
import { appsByName } from "@/lib/apps/apps";
import { comparisonTitle } from "@/lib/apps/comparison-links";
import { currentSite } from "@/lib/content/site/current-site";
import { routes } from "@/lib/util/routes";
import { Comparison } from "../comparison";
import { choiceMetadata, findCompared } from "../view";

const page = createQueryPage({
  path: routes.compare(),
  read: queries.comparisonResults.read,
  metadata: choiceMetadata,
  View: ComparisonResults,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

/** The apps that the query names, side by side. */
function ComparisonResults({ query }: { query: AppCheckboxes }) {
  const { compared, notes, error, corrections } = findCompared(query);
  const isCompared = compared.length > 1;
  return (
    <>
      <PageHero kind="tool" title={isCompared ? comparisonTitle(compared) : "Compare apps"} />
      <div className={`container stack ${styles.compareParts}`}>
        <Notices notes={notes} />
        {isCompared && <Comparison products={compared} />}
        <AppPicker
          heading={isCompared ? "Compare other apps" : "Choose the apps"}
          apps={appsByName(currentSite())}
          chosen={compared.map(({ slug }) => slug)}
          error={error}
          isFolded={isCompared}
        />
        <CorrectionList corrections={corrections} />
      </div>
    </>
  );
}
