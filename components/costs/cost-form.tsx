import { mostCompared } from "@/lib/apps/app-choice";
import type { IsoDay } from "@/lib/util/date";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { AppCheckboxes, type AppToTick } from "../finder/app-checkboxes";
import { FormError } from "../forms/form-error";
import { Button } from "../ui/button";
import { FoldedSection } from "../ui/entry-section";
import styles from "./costs.module.css";

/** What the form offers, and what of it is chosen. */
export type CostFormData = {
  heading: string;
  apps: readonly AppToTick[];
  chosen: readonly string[];
  months: number;
  /** Absent for today. */
  from?: IsoDay | undefined;
  /** What is missing from what was sent. */
  error?: string | undefined;
};

/**
 * The apps, the months and the first day: a plain GET form, so its address can be kept and shared. On a phone it is folded
 * where costs are shown, and open where no app is chosen.
 */
export function CostForm({ heading, apps, chosen, months, from, error }: CostFormData) {
  return (
    <FoldedSection id="count" heading={heading} isOpen={chosen.length === 0} isOpenOnWide>
      {error && <FormError id="count-error">{error}</FormError>}
      <form className="stack-5 start" action={routes.costs()}>
        <AppCheckboxes
          legend={`Up to ${mostCompared} apps`}
          apps={apps}
          chosen={chosen}
          describedBy={error && "count-error"}
        />
        <div className={styles.costFormFields}>
          <label className={`stack-2 text-sm bold ${styles.costFormField}`}>
            <span>Months</span>
            <input type="number" name="months" min={1} max={limits.costMonths} defaultValue={months} />
          </label>
          <label className={`stack-2 text-sm bold ${styles.costFormField}`}>
            <span>First payment (leave blank for today)</span>
            <input type="date" name="from" defaultValue={from} />
          </label>
        </div>
        <Button type="submit">Show the costs</Button>
      </form>
    </FoldedSection>
  );
}
