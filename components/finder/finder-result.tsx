import type { Route } from "next";
import { formatScore } from "@/lib/util/number";
import { AppLink } from "../review/app-link";
import { Points, type ScoreData } from "../review/score";
import { SourceLine } from "../review/source-line";
import { AppMark } from "../ui/app-mark";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { InventedMark } from "../ui/invented-mark";
import { StatusTag } from "../ui/status-tag";
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
  /** Whether the app exists on this site only. */
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
  form,
  ...score
}: FinderResultProps) {
  return (
    <li className={`stack-2 ${styles.finderResultApp}`}>
      <div className="row-2">
        <AppMark name={name} icon={icon} size={40} />
        <h3 className="text-lg">
          <AppLink name={name} review={review} />
          {isInvented && <InventedMark />}
        </h3>
        {paysUs && <Badge variant="money">Pays us</Badge>}
        <Score {...score} />
      </div>
      <div className="row-2">
        {price ? <strong>{price.text}</strong> : <em>No price known</em>}
        {price && <SourceLine checkedOn={price.checkedOn} olderThan={price.olderThan} />}
        {wayOut && <span>{wayOut}</span>}
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
      <p className="row-3 soft">
        <label className={`tall-link ${styles.finderResultCheckbox}`}>
          <input type="checkbox" name="apps" value={slug} form={form} />
          <span>
            Compare<span className="visually-hidden"> {name}</span>
          </span>
        </label>
        {!review && <span>No review yet</span>}
      </p>
    </li>
  );
}

function Score({ points, share }: Pick<FinderResultData, "points" | "share">) {
  if (!points) return <StatusTag>Not tested</StatusTag>;
  const published = `${formatScore(points.total)} of ${points.of}`;
  return (
    <p className={`row-2 soft numbers ${styles.finderResultScore}`}>
      {share !== undefined && (
        <span>
          <strong>{formatScore(share)}</strong> of 100 by your weights
        </span>
      )}
      <span>{share === undefined ? <Points {...points} /> : `Published: ${published} points`}</span>
    </p>
  );
}
