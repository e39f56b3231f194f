import type { ReactNode } from "react";
import type { Fact } from "@/lib/apps/facts";
import type { PriceFigures } from "@/lib/apps/prices";
import { AppMark } from "../ui/app-mark";
import { AnswerCounts, type SignedAnswer } from "./answer-sign";
import { AnswerText } from "./answer-text";
import { PriceLine } from "./price-line";
import styles from "./review.module.css";
import type { ScoreData } from "./score";
import { ScoreTile } from "./score-tile";

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
  facts: readonly Pick<Fact, "id" | "label" | "tone" | "text" | "isBetter">[];
  /** Every answer; none where nothing is known. */
  answers: readonly SignedAnswer[];
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
  answers,
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
      {facts.length > 0 && (
        <dl className={`ruled text-sm ${styles.reviewSummaryFacts}`}>
          {facts.map(({ id, label, tone, text, isBetter }) => (
            <div className="between" key={id}>
              <dt>{label}</dt>
              <dd>
                <AnswerText tone={tone} text={text} isBetter={isBetter} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answers.length > 0 && (
        <div className="stack-1">
          <AnswerCounts answers={answers} />
          <a className="thumb text-sm" href="#facts">
            All {answers.length} answers
          </a>
        </div>
      )}
      {children}
    </section>
  );
}
