import { type AnsweredQuestion, FaqList } from "./faq-list";
import { Section } from "./section";

type FaqSectionProps = {
  id: string;
  title: string;
  /** Label above a headline that does not name the section itself. */
  eyebrow?: string;
  items: readonly AnsweredQuestion[];
  /** Whether only one answer is open at a time, at first the first one. */
  oneAtATime?: boolean;
};

/** Questions and answers of a page. Renders nothing without questions. */
export function FaqSection({ id, title, eyebrow, items, oneAtATime = false }: FaqSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section id={id} title={title} eyebrow={eyebrow} layout="beside">
      <FaqList items={items} {...(oneAtATime ? { name: id } : {})} />
    </Section>
  );
}
