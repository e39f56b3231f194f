import { Section } from "../ui/section";
import styles from "./methodology.module.css";

type MethodologyProps = { heading: string; intro: string; items: readonly { title: string; text: string }[] };

/** Numbered requirements of a review. */
export function Methodology({ heading, intro, items }: MethodologyProps) {
  if (items.length === 0) return null;
  return (
    <Section id="methodology" eyebrow="Methodology" title={heading} intro={intro}>
      <ol className={styles.list}>
        {items.map(({ title, text }, index) => (
          <li className={styles.item} key={title}>
            <span className={styles.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
