import type { Route } from "next";
import { formatScore } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { ButtonLink } from "../ui/button-link";
import { SampleTag } from "../ui/sample-tag";
import { Section } from "../ui/section";
import styles from "./home.module.css";

/** An app at the top of the ranking. */
export type TopApp = {
  /** The slug of its review. */
  slug: string;
  name: string;
  /** Absent without a test. */
  points?: { total: number; of: number } | undefined;
  /** What one month and twelve months cost, in the cheapest way: "$12.99". Absent where nobody knows. */
  month?: string | undefined;
  year?: string | undefined;
  /** What of it is a sample; "app" if there is no such app. */
  sample?: "app" | "data" | "prices" | "score" | undefined;
};

type TopAppsProps = {
  heading: string;
  intro?: string | undefined;
  /** Label of the link to the whole ranking. */
  label: string;
  apps: readonly TopApp[];
};

/** The top of the ranking: points, and what a month and a year cost. Renders nothing without reviews. */
export function TopApps({ heading, intro, label, apps }: TopAppsProps) {
  if (apps.length === 0) return null;
  return (
    <Section id="top-apps" title={heading} intro={intro} layout="beside">
      <table className={`figures ${styles.topAppsTable}`}>
        <thead>
          <tr>
            <th scope="col">App</th>
            <th scope="col">Points</th>
            <th scope="col">1 month</th>
            <th scope="col">12 months</th>
          </tr>
        </thead>
        <tbody>
          {apps.map(({ slug, name, points, month, year, sample }) => (
            <tr key={slug}>
              <th scope="row">
                <a className="tall-link" href={routes.review(slug)}>
                  {name}
                </a>
                {sample && <SampleTag of={sample} />}
              </th>
              <td>
                {points ? (
                  <>
                    {formatScore(points.total)} <span className={`faint ${styles.topAppsOf}`}>of {points.of}</span>
                  </>
                ) : (
                  "Not tested"
                )}
              </td>
              <td>{month ?? <NotKnown />}</td>
              <td>{year ?? <NotKnown />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ButtonLink href={routes.reviews() as Route} variant="outline" report={{ label }}>
        {label}
      </ButtonLink>
    </Section>
  );
}

function NotKnown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not known</span>
    </>
  );
}
