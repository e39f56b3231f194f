import styles from "./faq-list.module.css";
import { Snippet } from "./snippet";

/** A question with its answer as safe HTML. */
export type AnsweredQuestion = { question: string; answerHtml: string };

type FaqListProps = {
  items: readonly AnsweredQuestion[];
  /** With a name one answer is open at a time, the first to begin with; without it they open and close each for itself. */
  name?: string;
};

/** Questions that unfold their answers, by the browser's own means (docs/product.md, section 4, "FAQ accordions"). */
export function FaqList({ items, name }: FaqListProps) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answerHtml }, index) => (
        <details className={styles.item} key={question} name={name} open={name !== undefined && index === 0}>
          <summary className={styles.summary}>
            <h3 className={styles.question}>{question}</h3>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <Snippet className={styles.answer} html={answerHtml} />
        </details>
      ))}
    </div>
  );
}
