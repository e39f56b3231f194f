import type { ComponentProps } from "react";
import { AppMark, type AppMarkProps } from "../ui/app-mark";
import { Notices } from "../ui/notices";
import { PageHero } from "../ui/page-hero";
import { CostChart } from "./cost-chart";
import { CostForm } from "./cost-form";
import styles from "./costs.module.css";
import { type AppCosts, PlanCosts } from "./plan-costs";

type CostResultsProps = {
  hero: ComponentProps<typeof PageHero>;
  /** What has to be said of what a reader asked for. */
  notes: readonly string[];
  /** "Cheapest for 7 months". */
  cheapestOf: string;
  /** The cheapest way to pay; absent where there is no choice. */
  cheapest?: { app: Omit<AppMarkProps, "size">; way: string; total: string } | undefined;
  /** The day on which all that renew are charged again; absent where it differs. */
  renewsOn?: string | undefined;
  chart: ComponentProps<typeof CostChart>;
  apps: readonly AppCosts[];
  form: ComponentProps<typeof CostForm>;
};

/** What apps cost for some months, and the form that asks for others. */
export function CostResults({ hero, notes, cheapestOf, cheapest, renewsOn, chart, apps, form }: CostResultsProps) {
  return (
    <>
      <PageHero {...hero} />
      <div className="container stack-6 under-head">
        <Notices notes={notes} />
        <div className={`grid ${styles.costsTop}`}>
          <div className="stack-3">
            {cheapest && (
              <div className="labelled">
                <AppMark {...cheapest.app} size={64} />
                <p>
                  {cheapestOf}: <strong className={`numbers ${styles.costAnswerTotal}`}>{cheapest.total}</strong>{" "}
                  <span className="text-lg">
                    {cheapest.app.name}, {cheapest.way}
                  </span>
                </p>
              </div>
            )}
            {renewsOn && <p className="text-sm soft">Plans that renew are charged again {renewsOn}.</p>}
          </div>
          <CostForm {...form} />
          <CostChart {...chart} />
        </div>
        <div className={styles.planCostsApps}>
          {apps.map((app) => (
            <PlanCosts key={app.slug} {...app} />
          ))}
        </div>
      </div>
    </>
  );
}
