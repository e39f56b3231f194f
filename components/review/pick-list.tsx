import { routes } from "@/lib/util/routes";
import { AppMark } from "../ui/app-mark";
import { Picture } from "../ui/picture";
import styles from "./pick-list.module.css";
import type { ScoreData } from "./score";
import { ScoreTile } from "./score-tile";

/** The best app for one wish. */
export type PickData = {
  /** "Best for memory". */
  title: string;
  /** The slug of its review. */
  slug: string;
  appName: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** The cover of its review. */
  cover: string;
  score: ScoreData;
  /** "$84.00 a year", in the cheapest way; absent where nobody knows. */
  year?: string | undefined;
  /** One sentence of the review. */
  why: string;
};

/** The best apps for different wishes, a row each, on wide screens a tile; nothing where there are none. */
export function PickList({ picks }: { picks: readonly PickData[] }) {
  if (picks.length === 0) return null;
  return (
    <ul className={styles.pickList}>
      {picks.map(({ title, slug, appName, icon, cover, score, year, why }) => (
        <li className={`stretched app-row ${styles.pick}`} key={title}>
          <Picture
            className={`cover ${styles.pickCover}`}
            src={cover}
            alt=""
            width={1200}
            height={675}
            sizes="(min-width: 40rem) 24rem, 92vw"
          />
          <AppMark name={appName} icon={icon} size={64} />
          <div>
            <h2 className="text-xl">{title}</h2>
            <p className="card-title bold">
              <a href={routes.review(slug)}>{appName}</a>
            </p>
            {year && <p className="text-sm soft numbers">{year}</p>}
          </div>
          <ScoreTile {...score} />
          <p className={`text-sm soft ${styles.pickWords}`}>{why}</p>
        </li>
      ))}
    </ul>
  );
}
