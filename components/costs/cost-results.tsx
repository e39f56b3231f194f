import type { ComponentProps } from "react";
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
  cheapest: string | undefined;
  chart: ComponentProps<typeof CostChart>;
  apps: readonly AppCosts[];
  form: ComponentProps<typeof CostForm>;
};

/** What apps cost for some months, and the form that asks for others. */
export function CostResults({ hero, notes, cheapestOf, cheapest, chart, apps, form }: CostResultsProps) {
  return (
    <>
      <PageHero {...hero} />
      <div className={`container stack ${styles.costsParts}`}>
        <Notices notes={notes} />
        <div>
          {cheapest && (
            <p className="text-lg">
              {cheapestOf}: <strong>{cheapest}</strong>
            </p>
          )}
          {apps.length > 0 && (
            <a className="tall-link text-sm" href="#count">
              {form.heading}
            </a>
          )}
        </div>
        <CostChart {...chart} />
        <div className={styles.planCostsApps}>
          {apps.map((app) => (
            <PlanCosts key={app.slug} {...app} />
          ))}
        </div>
        <CostForm {...form} />
      </div>
    </>
  );
}
