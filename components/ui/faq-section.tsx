import { type AnsweredQuestion, FaqList } from "./faq-list";
import { Section } from "./section";

type FaqSectionProps = {
  id: string;
  title: string;
  /** What the section is, over a headline that does not say it. */
  eyebrow?: string;
  items: readonly AnsweredQuestion[];
  /** Whether one answer is open at a time, the first to begin with. */
  oneAtATime?: boolean;
};

/** The questions of a page; nothing where there are none. */
export function FaqSection({ id, title, eyebrow, items, oneAtATime = false }: FaqSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section id={id} title={title} eyebrow={eyebrow} layout="beside">
      <FaqList items={items} {...(oneAtATime ? { name: id } : {})} />
    </Section>
  );
}
