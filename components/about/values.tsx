import { Section } from "../ui/section";
import styles from "./values.module.css";

type ValuesProps = { heading: string; items: readonly { title: string; text: string }[] };

/** Values of the site, side by side. */
export function Values({ heading, items }: ValuesProps) {
  if (items.length === 0) return null;
  return (
    <Section id="values" eyebrow="Values" title={heading}>
      <ul className={styles.list}>
        {items.map(({ title, text }) => (
          <li className={styles.item} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
