import type { Fact } from "@/lib/apps/facts";
import { AnswerText } from "./answer-text";
import { ReportLink } from "./report-link";
import styles from "./review.module.css";
import { SourceLine } from "./source-line";

type FactRowProps = {
  /** The app's file in content/products. */
  appSlug: string;
  fact: Fact;
};

/** One question with its answer, in a list of terms. */
export function FactRow({ appSlug, fact }: FactRowProps) {
  const { id, label, why, tone, text, isBetter, note, source, seen, picture, checkedOn, olderThan } = fact;
  const isUnknown = tone === "unknown";
  return (
    <div className={styles.factRow}>
      <dt>{label}</dt>
      <dd className="stack start">
        <AnswerText tone={tone} text={text} isBetter={isBetter} />
        {(note ?? isUnknown) && <span className="soft">{note ?? why}</span>}
        <span className={`text-xs faint ${styles.factRowSource}`}>
          {seen && (seen === "observed" ? "Observed" : "Stated by the app")}
          {picture && (
            <>
              {" "}
              (
              <a href={picture} aria-label={`Picture: ${label}`}>
                picture
              </a>
              )
            </>
          )}
          {seen && ". "}
          <SourceLine source={source} checkedOn={checkedOn} olderThan={olderThan} />{" "}
          <ReportLink appSlug={appSlug} fact={id} what={label}>
            {isUnknown ? "Tell us if you know" : "Wrong?"}
          </ReportLink>
        </span>
      </dd>
    </div>
  );
}
