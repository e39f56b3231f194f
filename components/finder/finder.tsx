import type { ComponentProps } from "react";
import { Fold } from "../ui/fold";
import { PageHero } from "../ui/page-hero";
import styles from "./finder.module.css";
import { FinderForm } from "./finder-form";
import { FinderResults } from "./finder-results";

type FinderProps = {
  hero: ComponentProps<typeof PageHero>;
  form: ComponentProps<typeof FinderForm>;
  found: ComponentProps<typeof FinderResults>;
};

/** The form and the apps that it finds, beside each other on a wide screen; on a small one the form folds away. */
export function Finder({ hero, form, found }: FinderProps) {
  return (
    <>
      <PageHero {...hero} />
      <div className={`container stack-6 ${styles.findColumns}`}>
        <div className={styles.findFilters} data-no-print="">
          <Fold
            summary={
              <>
                Filters and weights
                {found.conditions.length > 0 && <span className="regular soft">{found.conditions.length} chosen</span>}
              </>
            }
          >
            <FinderForm {...form} />
          </Fold>
        </div>
        <FinderResults {...found} />
      </div>
    </>
  );
}
