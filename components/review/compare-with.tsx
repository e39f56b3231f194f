import type { Route } from "next";
import type { Reason } from "@/lib/apps/alternatives";
import { formatScore } from "@/lib/util/number";
import { AppMark } from "../ui/app-mark";
import { Badge } from "../ui/badge";
import { EntrySection } from "../ui/entry-section";
import { Icon } from "../ui/icon";
import { InventedMark } from "../ui/invented-mark";
import { AppLink } from "./app-link";
import styles from "./review.module.css";
import type { ScoreData } from "./score";

/** Another app beside the reviewed one. */
export type ComparedApp = {
  name: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** Absent where nobody has reviewed the app. */
  review?: Route | undefined;
  /** Absent without a test of the app. */
  score?: ScoreData | undefined;
  /** Whether it is marked as one that exists on this site only. */
  isInvented: boolean;
  /** Whether the app pays us. */
  paysUs?: boolean;
  /** What twelve months cost in the cheapest way: "$95.88". Absent where nobody knows. */
  year?: string | undefined;
  /** The two apps side by side. */
  comparison?: Route | undefined;
  /** What speaks for it instead of the reviewed app, first of all. */
  reason?: Reason | undefined;
};

type CompareWithProps = {
  others: readonly ComparedApp[];
  /** Link to the form that compares the app with any others; absent where nothing is known of it. */
  choose?: { href: Route; label: string } | undefined;
};

/** The apps that a review is compared with: points of each, what it costs, what speaks for it, and both side by side. */
export function CompareWith({ others, choose }: CompareWithProps) {
  if (others.length === 0 && !choose) return null;
  const ages = others.flatMap(({ reason }) => reason?.olderThan ?? []);
  return (
    <EntrySection id="compare-with" heading="Compare With">
      {ages.length > 0 && (
        <p className="text-sm old">
          <Icon name="clock" size={14} /> Checked more than {Math.min(...ages)} days ago
        </p>
      )}
      {others.length > 0 && (
        <ul className={`stack ${styles.otherApps}`}>
          {others.map((other) => (
            <li className={`labelled text-sm snug ${styles.otherApp}`} key={other.name}>
              <OtherApp {...other} />
            </li>
          ))}
        </ul>
      )}
      {choose && (
        <a className="tall-link" href={choose.href}>
          {choose.label}
        </a>
      )}
    </EntrySection>
  );
}

function OtherApp({ name, icon, review, score, isInvented, paysUs, year, comparison, reason }: ComparedApp) {
  const [figure] = year?.split(" ") ?? [];
  const isSaid = figure !== undefined && reason?.text.includes(figure);
  return (
    <>
      <AppMark name={name} icon={icon} size={40} />
      <p className={`text-lg bold ${styles.otherAppName}`}>
        <AppLink className="thumb" name={name} review={review} />
        {isInvented && <InventedMark />} {paysUs && <Badge variant="money">Pays us</Badge>}
      </p>
      <div className={`soft ${styles.otherAppWords}`}>
        <p className="numbers">{score ? `${formatScore(score.total)} of ${score.of} points` : "Not reviewed yet"}</p>
        {!isSaid && <p className="numbers">{year ?? "Price not known"}</p>}
        {reason && <ReasonLine {...reason} />}
        {comparison && (
          <a className="thumb" href={comparison}>
            Side by side<span className="visually-hidden"> with {name}</span>
          </a>
        )}
      </div>
    </>
  );
}

function ReasonLine({ text, olderThan }: Reason) {
  return (
    <p>
      {text}
      {olderThan !== undefined && (
        <span className="old">
          {" "}
          <Icon name="clock" size={14} />
          <span className="visually-hidden">(checked more than {olderThan} days ago)</span>
        </span>
      )}
    </p>
  );
}
