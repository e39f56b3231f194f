import type { ReactNode } from "react";
import type { PlanRow, PriceSource } from "@/lib/apps/prices";
import { FoldedSection } from "../ui/entry-section";
import { Best } from "./best";
import { PriceSources } from "./price-sources";
import { ReportLink } from "./report-link";
import styles from "./review.module.css";

type PlanTableProps = {
  appName: string;
  /** The app's file in content/products, for reports. */
  appSlug: string;
  plans: readonly PlanRow[];
  sources: readonly PriceSource[];
  /** What they cost over time. */
  children?: ReactNode;
};

/** What an app costs, folded on small screens: each plan by the month and by the year, and where the prices were read; nothing where none is known. */
export function PlanTable({ appName, appSlug, plans, sources, children }: PlanTableProps) {
  const [first] = plans;
  if (!first) return null;
  const year = plans.find(({ isCheapestYear }) => isCheapestYear)?.year;
  return (
    <FoldedSection
      id="plans"
      heading={`What ${appName} costs`}
      amount={year ? `${year} a year` : first.price}
      isOpenOnWide
    >
      <table className={`figures ${styles.planTable}`} aria-labelledby="plans">
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Per month</th>
            <th scope="col">For a year</th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id}>
              <th scope="row">
                {plan.name}
                {plan.isCheapestMonth && <Best>Cheapest for one month</Best>}
                {plan.isCheapestYear && <Best>Cheapest for a year</Best>}
                <PlanNote {...plan} />
              </th>
              <Cost cost={plan.month} />
              <Cost cost={plan.year} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row-3">
        <PriceSources sources={sources} />
        <ReportLink appSlug={appSlug} fact="prices">
          Report a wrong price
        </ReportLink>
      </div>
      {children}
    </FoldedSection>
  );
}

/** What is charged, where the columns do not say it, and what the plan includes. */
function PlanNote({ price, month, year, limits }: PlanRow) {
  const isSaid = [month, year].some((cost) => cost !== undefined && price.startsWith(cost));
  const note = [isSaid ? undefined : price, limits].filter(Boolean).join(". ");
  return note && <span className="note">{note}</span>;
}

function Cost({ cost }: { cost: string | undefined }) {
  return (
    <td>
      {cost ?? (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">one-time purchase</span>
        </>
      )}
    </td>
  );
}
