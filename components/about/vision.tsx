import { Section } from "../ui/section";
import styles from "./vision.module.css";

type VisionProps = { heading: string; items: readonly { title: string; text: string }[] };

/** What the site would like to see change, as a list. */
export function Vision({ heading, items }: VisionProps) {
  if (items.length === 0) return null;
  return (
    <Section id="vision" eyebrow="Vision" title={heading} layout="beside">
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
