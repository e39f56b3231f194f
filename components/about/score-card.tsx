import type { SafeHtml } from "@/lib/text/body-types";
import { formatScore } from "@/lib/util/number";
import { PlaceholderNote } from "../claims/placeholder-note";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";
import styles from "./about.module.css";

type ScoreCardProps = {
  heading: string;
  intro?: string | undefined;
  /** The total, if its claim may be shown. */
  total?: { html: SafeHtml; mark?: string | undefined } | undefined;
  /** Scores out of 10, marked where nothing proves them. */
  items: readonly { title: string; description: string; score: number; mark?: string | undefined }[];
};

/** Scores out of 10 with descriptions. Renders nothing without any. */
export function ScoreCard({ heading, intro, total, items }: ScoreCardProps) {
  if (items.length === 0) return null;
  return (
    <Section id="scores" eyebrow="Scores" title={heading} intro={intro} tone="sunken" layout="beside">
      <table className={`figures ${styles.scoreCardTable}`} aria-labelledby="scores">
        <tbody>
          {items.map(({ title, description, score }) => (
            <tr key={title}>
              <th scope="row">
                <span>
                  {title} <span className="note">{description}</span>
                </span>
              </th>
              <td className="bold">{formatScore(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total && (
        <div className={`text-sm ${styles.scoreCardTotal}`}>
          <RichText html={total.html} />
        </div>
      )}
      <PlaceholderNote of={[...items, total]} />
    </Section>
  );
}
