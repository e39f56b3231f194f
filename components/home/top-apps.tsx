import { routes } from "@/lib/util/routes";
import { ScoreTile } from "../review/score-tile";
import { AppMark } from "../ui/app-mark";
import { Picture } from "../ui/picture";
import styles from "./home.module.css";

/** An app at the top of the ranking. */
type TopApp = {
  /** The slug of its review. */
  slug: string;
  name: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** What its place in the ranking says of it. */
  label?: string | undefined;
  points: { total: number; of: number };
  /** What twelve months cost, in the cheapest way: "$62.40". Absent where nobody knows. */
  year?: string | undefined;
};

export type TopAppsProps = {
  heading: string;
  intro?: string | undefined;
  /** Cover of the review of the first app. */
  cover: { src: string; alt: string };
  apps: readonly TopApp[];
};

/** The top of the ranking: the first app pictured, and each with its place, its mark, its points, and what a year costs. */
export function TopApps({ heading, intro, cover, apps }: TopAppsProps) {
  return (
    <section className={`stack-3 framed ${styles.topApps}`} aria-labelledby="top-apps">
      <h2 className="text-2xl" id="top-apps">
        {heading}
      </h2>
      {intro && <p className={`text-sm soft ${styles.topAppsIntro}`}>{intro}</p>}
      <ol className="stack">
        {apps.map(({ slug, name, icon, label, points, year }, index) => (
          <li className={`stretched app-row ${styles.topApp}`} key={slug}>
            {index === 0 && (
              <Picture
                className={`cover ${styles.topAppCover}`}
                {...cover}
                width={1200}
                height={675}
                sizes="(min-width: 64rem) 432px, 92vw"
                priority
              />
            )}
            <span className="text-xl bold numbers" aria-hidden="true">
              {index + 1}
            </span>
            <AppMark name={name} icon={icon} size={64} />
            <div>
              <h3 className="card-title text-lg">
                <a href={routes.review(slug)}>{name}</a>
              </h3>
              {label && <p className="text-xs fact">{label}</p>}
              <p className="text-sm soft">{year ? `${year} a year` : "A year’s price is not known"}</p>
            </div>
            <ScoreTile {...points} isAlone />
          </li>
        ))}
      </ol>
      <a className="tall-link text-sm bold" href={routes.reviews()}>
        See the whole ranking
      </a>
    </section>
  );
}
