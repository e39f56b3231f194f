import type { SafeHtml } from "@/lib/text/safe-html";
import styles from "./faq-list.module.css";
import { RichText } from "./rich-text";

export type AnsweredQuestion = { question: string; answerHtml: SafeHtml };

type FaqListProps = {
  items: readonly AnsweredQuestion[];
  /** With a name, only one answer is open at a time, at first the first one. Without it, each opens independently. */
  name?: string;
};

/** Questions with answers that open on click, as `<details>`. */
export function FaqList({ items, name }: FaqListProps) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answerHtml }, index) => (
        <details className={styles.item} key={question} name={name} open={name !== undefined && index === 0}>
          <summary className={styles.summary}>
            <h3 className={styles.question}>{question}</h3>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <RichText className={styles.answer} html={answerHtml} />
        </details>
      ))}
    </div>
  );
}
