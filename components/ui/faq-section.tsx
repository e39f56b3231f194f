import type { SafeHtml } from "@/lib/text/body-types";
import { Fold } from "./fold";
import { RichText } from "./rich-text";
import { Section } from "./section";

type FaqSectionProps = {
  id: string;
  title: string;
  /** Label above a headline that does not name the section itself. */
  eyebrow?: string;
  items: readonly { question: string; answerHtml: SafeHtml }[];
  /** Whether only one answer is open at a time, at first the first one. Otherwise each opens independently. */
  oneAtATime?: boolean;
};

/** Questions of a page with answers that open on click. Renders nothing without questions. */
export function FaqSection({ id, title, eyebrow, items, oneAtATime = false }: FaqSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section id={id} title={title} eyebrow={eyebrow} layout="beside">
      {items.map(({ question, answerHtml }, index) => (
        <Fold
          key={question}
          summary={<h3 className="text-lg">{question}</h3>}
          name={oneAtATime ? id : undefined}
          isOpen={oneAtATime && index === 0}
        >
          <RichText className="stack-3 measure soft" html={answerHtml} />
        </Fold>
      ))}
    </Section>
  );
}
