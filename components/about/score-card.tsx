import type { SafeHtml } from "@/lib/text/body-types";
import { PlaceholderNote } from "../claims/placeholder-note";
import { Meter } from "../ui/meter";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";

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
      <ul className="halves">
        {items.map(({ title, description, score }) => (
          <li className="stack-1" key={title}>
            <Meter label={title} value={score} max={10} />
            <p className="text-sm soft">{description}</p>
          </li>
        ))}
      </ul>
      {total && (
        <div className="text-xl ending">
          <RichText html={total.html} />
        </div>
      )}
      <PlaceholderNote of={[...items, total]} />
    </Section>
  );
}
