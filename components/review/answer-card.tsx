import type { ReactNode } from "react";
import type { PriceFigures } from "@/lib/apps/price-figures";
import type { Fact } from "@/lib/apps/product-facts";
import { AppMark } from "../ui/app-mark";
import { AnswerText } from "./answer-text";
import { PriceLine } from "./price-line";
import styles from "./review.module.css";
import { Points, type ScoreData } from "./score";

type AnswerCardProps = {
  product: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** Absent without a test of the app. */
  score?: ScoreData | undefined;
  /** Whether the app exists on this site only. */
  isInvented: boolean;
  prices: PriceFigures;
  /** The answers that decide for most readers; none where the app has no file. */
  facts: readonly Pick<Fact, "id" | "label" | "tone" | "text" | "isBetter">[];
  /** The way to the app, and who pays for it. */
  children: ReactNode;
};

/** A review in a few lines: points, what a month and a year cost, what decides for most readers, and who pays us. */
export function AnswerCard({ product, icon, score, isInvented, prices, facts, children }: AnswerCardProps) {
  return (
    <section className={`stack-3 framed ${styles.answerCard}`} aria-label={`${product} in short`}>
      <div className="row-3">
        <AppMark name={product} icon={icon} size={40} />
        <p className="text-sm numbers">
          {score ? <Points {...score} /> : <span className="soft">We have not tested this app.</span>}
          {isInvented && <span className="soft"> · Invented app</span>}
        </p>
      </div>
      <PriceLine {...prices} />
      {facts.length > 0 && (
        <dl className={`ruled ${styles.answerCardFacts}`}>
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
      {children}
    </section>
  );
}
