import { routes } from "@/lib/util/routes";
import { AppMark } from "../ui/app-mark";
import styles from "./ranking-table.module.css";
import type { ScoreData } from "./score";
import { ScoreTile } from "./score-tile";

/** The best app for one wish. */
export type PickData = {
  /** "Best for memory". */
  title: string;
  /** The slug of its review. */
  slug: string;
  product: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  score: ScoreData;
  /** One sentence of the review. */
  why: string;
};

/** The best apps for different wishes, a tile each; nothing where there are none. */
export function PickList({ picks }: { picks: readonly PickData[] }) {
  if (picks.length === 0) return null;
  return (
    <ul className={`stack-4 ${styles.pickList}`}>
      {picks.map(({ title, slug, product, icon, score, why }) => (
        <li className={`stack-3 stretched framed ${styles.pick}`} key={title}>
          <h2 className="eyebrow">{title}</h2>
          <div className={styles.pickApp}>
            <AppMark name={product} icon={icon} size={64} />
            <p className="card-title text-xl bold">
              <a href={routes.review(slug)}>{product}</a>
            </p>
            <ScoreTile points={score.total} of={score.of} />
          </div>
          <p className="text-sm soft">{why}</p>
        </li>
      ))}
    </ul>
  );
}
