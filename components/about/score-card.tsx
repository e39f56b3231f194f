import type { SafeHtml } from "@/lib/text/safe-html";
import { Meter } from "../ui/meter";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";
import styles from "./score-card.module.css";

type ScoreCardProps = {
  heading: string;
  intro?: string | undefined;
  /** The total, if its claim may be shown. */
  totalHtml?: SafeHtml | undefined;
  /** Scores out of 10. */
  items: readonly { title: string; description: string; score: number }[];
};

/** Scores out of 10 with descriptions. Renders nothing without any. */
export function ScoreCard({ heading, intro, totalHtml, items }: ScoreCardProps) {
  if (items.length === 0) return null;
  return (
    <Section id="scores" eyebrow="Scores" title={heading} intro={intro} tone="sunken" layout="beside">
      <ul className={styles.list}>
        {items.map(({ title, description, score }) => (
          <li className={styles.item} key={title}>
            <Meter label={title} value={score} max={10} />
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
      {totalHtml && <RichText className={styles.total} html={totalHtml} />}
    </Section>
  );
}
