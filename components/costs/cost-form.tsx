import { mostCompared } from "@/lib/apps/app-choice";
import { agentParameter, agentTool } from "@/lib/site/agent-tool";
import type { IsoDay } from "@/lib/util/date";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { Button } from "../ui/button";
import { AppCheckboxes } from "../ui/checkbox-group";
import styles from "./cost-form.module.css";

/** What the form offers, and what of it is chosen. */
export type CostFormData = {
  apps: readonly { slug: string; name: string }[];
  chosen: readonly string[];
  months: number;
  /** Absent for today. */
  from?: IsoDay | undefined;
};

/** The apps, the months and the first day: a plain GET form, so its address can be kept and shared. */
export function CostForm({ heading, apps, chosen, months, from }: CostFormData & { heading: string }) {
  return (
    <section className={styles.section} aria-labelledby="count">
      <h2 id="count">{heading}</h2>
      <form
        className={styles.form}
        action={routes.costs()}
        {...agentTool(
          "count_costs",
          "Counts what each plan of some apps costs for a number of months, with renewal days.",
        )}
      >
        <AppCheckboxes legend={`Up to ${mostCompared} apps`} apps={apps} chosen={chosen} agentVerb="counted" />
        <div className={styles.fields}>
          <label className={styles.field}>
            <span>Months</span>
            <input
              type="number"
              name="months"
              min={1}
              max={limits.costMonths}
              defaultValue={months}
              {...agentParameter(`Whole months, 1 to ${limits.costMonths}.`)}
            />
          </label>
          <label className={styles.field}>
            <span>First payment on (today, where empty)</span>
            <input type="date" name="from" defaultValue={from} {...agentParameter("Day of the first payment.")} />
          </label>
        </div>
        <Button type="submit">Work out the costs</Button>
      </form>
    </section>
  );
}
