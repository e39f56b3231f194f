import type { Route } from "next";
import { formatScore } from "@/lib/util/number";
import { AppLink } from "../review/app-link";
import type { ScoreData } from "../review/score";
import { ScoreTile } from "../review/score-tile";
import { SourceLine } from "../review/source-line";
import { AppMark } from "../ui/app-mark";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { InventedMark } from "../ui/invented-mark";
import styles from "./finder.module.css";

/** An app as Find lists it. */
export type FinderResultData = {
  slug: string;
  name: string;
  /** Absent where there is no review. */
  review?: Route | undefined;
  /** Points of its newest test; absent where nobody has tested it. */
  points?: Pick<ScoreData, "total" | "of"> | undefined;
  /** Points of 100 by the reader's weights; absent where these are the published ones. */
  share?: number | undefined;
  /** What it costs; absent where no price is known. */
  price?: { text: string; checkedOn: string; olderThan?: number } | undefined;
  /** How many steps it takes to cancel, where apps are in this order. */
  wayOut?: string | undefined;
  /** Whether the app pays us. */
  paysUs: boolean;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** Whether it is marked as one that exists on this site only. */
  isInvented: boolean;
  /** What it meets of what was asked, what nobody knows of it, and what it does not meet. */
  met: readonly { text: string; olderThan?: number | undefined }[];
  unknown: readonly string[];
  failed: readonly string[];
};

type FinderResultProps = FinderResultData & {
  /** The form that takes the ticked apps to their comparison, by its id. */
  form: string;
};

/** One app with its points, its price and why it is listed. */
export function FinderResult({
  slug,
  name,
  review,
  price,
  paysUs,
  icon,
  isInvented,
  wayOut,
  met,
  unknown,
  points,
  share,
  form,
}: FinderResultProps) {
  return (
    <li className={`text-sm ${styles.finderResultApp}`}>
      <AppMark name={name} icon={icon} size={40} />
      <div className="stack-1">
        <div className="row-2">
          <h3 className="text-lg">
            <AppLink name={name} review={review} />
            {isInvented && <InventedMark />}
          </h3>
          {paysUs && <Badge variant="money">Pays us</Badge>}
          {share !== undefined && (
            <span className="soft numbers">
              <strong>{formatScore(share)}</strong> of 100 by your weights
            </span>
          )}
        </div>
        <div className="row-2 numbers">
          {price ? (
            <span className={styles.finderResultPrice}>{price.text}</span>
          ) : (
            <em className="faint">No price known</em>
          )}
          {price && <SourceLine checkedOn={price.checkedOn} olderThan={price.olderThan} />}
          {wayOut && <strong>{wayOut}</strong>}
        </div>
        {met.length > 0 && (
          <ul className={styles.finderResultReasons} aria-label={`Why ${name} is listed`}>
            {met.map(({ text, olderThan }) => (
              <li key={text}>
                <Icon name="check" size={18} />
                <span>
                  {text}
                  {olderThan !== undefined && <em className="accent"> (checked more than {olderThan} days ago)</em>}
                </span>
              </li>
            ))}
          </ul>
        )}
        {unknown.length > 0 && <p className="unknown">Not known: {unknown.join("; ")}.</p>}
      </div>
      {points && <ScoreTile {...points} />}
      <label className={`tall-link soft ${styles.finderResultCheckbox}`} data-no-print="">
        <input type="checkbox" name="apps" value={slug} form={form} />
        <span>
          Compare<span className="visually-hidden"> {name}</span>
        </span>
      </label>
    </li>
  );
}
