import type { Route } from "next";
import { routes } from "@/lib/util/routes";
import { ScoreTile } from "../review/score-tile";
import { AppMark } from "../ui/app-mark";
import { ButtonLink } from "../ui/button-link";
import styles from "./home.module.css";

/** An app at the top of the ranking. */
export type TopApp = {
  /** The slug of its review. */
  slug: string;
  name: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  points: { total: number; of: number };
  /** What twelve months cost, in the cheapest way: "$62.40". Absent where nobody knows. */
  year?: string | undefined;
};

type TopAppsProps = {
  heading: string;
  intro?: string | undefined;
  /** Label of the link to the whole ranking. */
  label: string;
  apps: readonly TopApp[];
};

/** The top of the ranking: each app with its mark, its points, and what a year costs. */
export function TopApps({ heading, intro, label, apps }: TopAppsProps) {
  return (
    <section className={`stack-4 ${styles.topApps}`} aria-labelledby="top-apps">
      <div className="stack-2">
        <h2 className="text-2xl" id="top-apps">
          {heading}
        </h2>
        {intro && <p className={`text-sm soft ${styles.topAppsIntro}`}>{intro}</p>}
      </div>
      <ol className={styles.topAppsList}>
        {apps.map(({ slug, name, icon, points, year }) => (
          <li className={styles.topApp} key={slug}>
            <AppMark name={name} icon={icon} size={64} />
            <div>
              <a className={`tall-link bold ${styles.topAppName}`} href={routes.review(slug)}>
                {name}
              </a>
              <p className="text-sm soft">{year ? `${year} a year` : "A year’s price is not known"}</p>
            </div>
            <ScoreTile points={points.total} of={points.of} />
          </li>
        ))}
      </ol>
      <ButtonLink href={routes.reviews() as Route} variant="outline" report={{ label }}>
        {label}
      </ButtonLink>
    </section>
  );
}
