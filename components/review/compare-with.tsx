import type { Route } from "next";
import { routes } from "@/lib/util/routes";
import { EntrySection } from "../ui/entry-section";
import { InventedMark } from "../ui/invented-mark";
import styles from "./review.module.css";
import { Points, type ScoreData } from "./score";

export type ComparedReview = {
  slug: string;
  appName: string;
  /** Absent without a test of the app. */
  score?: ScoreData | undefined;
  /** Whether it is marked as one that exists on this site only. */
  isInvented: boolean;
  /** What twelve months cost in the cheapest way: "$95.88". Absent where nobody knows. */
  year?: string | undefined;
  /** From 1; without a score there is none. */
  rank: number | undefined;
  /** The two apps side by side. */
  comparison?: Route | undefined;
};

type CompareWithProps = {
  others: readonly ComparedReview[];
  /** Link to the form that compares the app with any others; absent where nothing is known of it. */
  choose?: { href: Route; label: string } | undefined;
};

/** The apps that a review is compared with: rank, points and price of each, its review, and both side by side. */
export function CompareWith({ others, choose }: CompareWithProps) {
  if (others.length === 0 && !choose) return null;
  return (
    <EntrySection id="compare-with" heading="Compare With">
      {others.length > 0 && (
        <ul className="ruled">
          {others.map((other) => (
            <li className={`${styles.otherApp} ${styles.compareWith}`} key={other.slug}>
              <OtherReview {...other} />
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

function OtherReview({ slug, appName, score, isInvented, year, rank, comparison }: ComparedReview) {
  return (
    <>
      <a className="tall-link" href={routes.review(slug)}>
        {appName}
        {isInvented && <InventedMark />}
      </a>
      <span className={`row-2 text-xs soft numbers ${styles.otherAppWords}`}>
        {rank !== undefined && <span>Rank {rank}</span>}
        {score ? (
          <span>
            <Points {...score} />
          </span>
        ) : (
          <span>Not reviewed yet</span>
        )}
        <span>{year ?? "Price not known"}</span>
      </span>
      {comparison && (
        <a className="tall-link" href={comparison}>
          Side by side<span className="visually-hidden"> with {appName}</span>
        </a>
      )}
    </>
  );
}
