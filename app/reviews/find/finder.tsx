import styles from "@/components/finder/finder.module.css";
import { FinderForm } from "@/components/finder/finder-form";
import { FinderResults } from "@/components/finder/finder-results";
import { PageHero } from "@/components/ui/page-hero";
import { pages } from "@/lib/addresses/pages";
import type { FindCriteria } from "@/lib/apps/finder/criteria";
import { buildFindView } from "./view";

/** The form and the apps that it finds, beside each other on a wide screen; on a small one the form folds away. */
export function Finder({ criteria }: { criteria: FindCriteria }) {
  const { title, description } = pages.find.titleFrom;
  const { form, unweighted, ...found } = buildFindView(criteria);
  return (
    <>
      <PageHero kind="tool" title={title} lede={description} />
      <div className={`container stack-6 ${styles.findColumns}`}>
        <details className={styles.findFilters}>
          <summary className={`between bold ${styles.findSummary}`}>
            Filters and weights
            {found.conditions.length > 0 && <span className="regular soft">{found.conditions.length} chosen</span>}
          </summary>
          <FinderForm {...form} unweighted={found.changes === undefined ? undefined : unweighted} />
        </details>
        <FinderResults {...found} />
      </div>
    </>
  );
}
