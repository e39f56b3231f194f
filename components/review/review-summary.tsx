import type { ReactNode } from "react";
import type { Fact } from "@/lib/apps/facts";
import type { PriceFigures } from "@/lib/apps/prices";
import { AppMark } from "../ui/app-mark";
import { classNames } from "../ui/class-names";
import { AnswerSign } from "./answer-sign";
import styles from "./review.module.css";
import type { ScoreData } from "./score";
import { ScoreTile } from "./score-tile";
import { SourceLine } from "./source-line";

type ReviewSummaryProps = {
  appName: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** Absent without a test of the app. */
  score?: ScoreData | undefined;
  /** Whether the app exists on this site only. */
  isInvented: boolean;
  prices: PriceFigures;
  /** The answers that decide for most readers; none where the app has no file. */
  facts: readonly Pick<Fact, "id" | "label" | "short" | "tone" | "text" | "isBetter">[];
  /** How many questions there are about the app; none where nothing is known. */
  answerCount: number;
  /** The way to the app, and who pays for it. */
  children: ReactNode;
};

/** A review in a few lines: points, what a month and a year cost, what decides for most readers, and who pays us. */
export function ReviewSummary({
  appName,
  icon,
  score,
  isInvented,
  prices,
  facts,
  answerCount,
  children,
}: ReviewSummaryProps) {
  return (
    <section className={`stack-3 framed ${styles.reviewSummary}`} aria-label={`${appName} in short`}>
      <div className="between">
        <AppMark name={appName} icon={icon} size={40} />
        <p className={`text-sm snug ${styles.reviewSummaryApp}`}>
          <strong className="text-lg">{appName}</strong>
          {isInvented && <span className={`text-xs soft ${styles.reviewSummaryKind}`}>Invented app</span>}
        </p>
        {score && (
          <span className={styles.reviewSummaryScore}>
            <ScoreTile {...score} isAlone />
          </span>
        )}
      </div>
      {!score && <p className="text-sm snug">We have not tested this app.</p>}
      <PriceLine {...prices} />
      {answerCount > 0 && (
        <ul className="row-3 text-sm sign-legend">
          {facts.map((fact) => (
            <li className="row-2" key={fact.id}>
              <AnswerSign answer={fact} />
              <span aria-hidden="true">{fact.short}</span>
              <span className="visually-hidden">
                {fact.label}: {fact.text}
              </span>
            </li>
          ))}
          <li>
            <a className="thumb" href="#facts">
              All {answerCount} answers
            </a>
          </li>
        </ul>
      )}
      {children}
    </section>
  );
}

/** What an app costs, figure by figure, and when somebody looked; or that no price is known. */
function PriceLine({ figures, checkedOn, olderThan }: PriceFigures) {
  if (figures.length === 0) return <p className="unknown faint">Prices not known</p>;
  return (
    <div className={`stack-2 ${styles.reviewSummaryPrices}`}>
      <dl className={styles.priceLine}>
        {figures.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-xs faint">{label}</dt>
            <dd className={classNames("bold numbers", text.length <= 12 && "text-xl")}>{text}</dd>
          </div>
        ))}
      </dl>
      {checkedOn && <SourceLine checkedOn={checkedOn} olderThan={olderThan} />}
    </div>
  );
}
