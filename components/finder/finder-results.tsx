import type { Route } from "next";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { SignLegend } from "../review/answer-sign";
import { AppLink } from "../review/app-link";
import { AppMatrix, type AppRow } from "../review/app-matrix";
import { Button } from "../ui/button";
import { Fold } from "../ui/fold";
import { Notices } from "../ui/notices";
import { NoApp } from "./app-checkboxes";
import styles from "./finder.module.css";

/** What was asked, and what of all apps it leads to. */
type FinderResultsProps = {
  heading: string;
  /** What an app must meet, in words. */
  conditions: readonly string[];
  /** What the reader's weights change, in one sentence. */
  changes?: string | undefined;
  /** The same apps in other orders, and which of them is shown. */
  orders: readonly { label: string; href: Route; isShown: boolean }[];
  /** What has to be said of the address. */
  notes: readonly string[];
  fitting: readonly AppRow[];
  /** In groups of which the same is not known. */
  notKnown: readonly { title: string; rows: readonly AppRow[] }[];
  /** Those that do not fit, each with what it does not meet. */
  failing: readonly { name: string; review?: Route | undefined; failed: readonly string[] }[];
};

const compareForm = "compare-found";

/** The apps that fit, those of which too little is known, and why the others do not fit. */
export function FinderResults({
  heading,
  conditions,
  changes,
  orders,
  notes,
  fitting,
  notKnown,
  failing,
}: FinderResultsProps) {
  const groups = [
    { rows: fitting.filter(({ score }) => score) },
    { title: "Not reviewed yet: no score", rows: fitting.filter(({ score }) => !score) },
    ...notKnown.map(({ title, rows }) => ({ title: `Might fit. ${title}`, rows })),
  ];
  return (
    <div className={`stack-6 wrap ${styles.finderResults}`}>
      <Notices notes={notes} />
      <section className="stack-2">
        <h2 className="text-2xl" id="found">
          {heading}
        </h2>
        {conditions.length > 0 && (
          <ul className="row-2 soft" aria-label="You asked for">
            {conditions.map((condition) => (
              <li key={condition} className="badge badge-quiet">
                {condition}
              </li>
            ))}
          </ul>
        )}
        {changes && <p className="soft">{changes}</p>}
        <div className={`row ${styles.finderResultsHead}`}>
          <nav className={`row text-sm ${styles.finderResultsOrders}`} aria-labelledby="sort-by">
            <span id="sort-by">Sort by</span>
            {orders.map(({ label, href, isShown }) => (
              <a key={label} className="tall-link plain" href={href} aria-current={isShown || undefined}>
                {label}
              </a>
            ))}
          </nav>
          {fitting.length > 0 && <SignLegend />}
        </div>
        {fitting.length === 0 && conditions.length > 0 && (
          <p>
            {notKnown.length > 0
              ? "No confirmed match. The apps below might fit."
              : "Try fewer filters or a higher budget."}
          </p>
        )}
        <AppMatrix labelledBy="found" form={compareForm} groups={groups} />
      </section>
      {groups.flatMap(({ rows }) => rows).length > 1 && (
        <form className={`row ${styles.finderResultsCompare}`} id={compareForm} action={routes.compare()}>
          <NoApp />
          <Button type="submit" variant="outline">
            Compare ticked apps
          </Button>
        </form>
      )}
      {failing.length > 0 && (
        <Fold
          summary={`${formatCount(failing.length, "app")} that ${failing.length === 1 ? "does" : "do"} not fit, and why`}
        >
          <ul className="ruled text-sm">
            {failing.map(({ name, review, failed }) => (
              <li key={name}>
                <AppLink name={name} review={review} />: {failed.join("; ")}.
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}
