import type { ComponentProps } from "react";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import styles from "./feature-cards.module.css";

type FeatureCardsProps = {
  heading: string;
  items: readonly { icon: ComponentProps<typeof Icon>["name"]; title: string; text: string }[];
};

/** What the site tests in an app. */
export function FeatureCards({ heading, items }: FeatureCardsProps) {
  if (items.length === 0) return null;
  return (
    <Section id="features" eyebrow="Features" title={heading}>
      <ul className={styles.cards}>
        {items.map(({ icon, title, text }) => (
          <li className={styles.card} key={title}>
            <span className={styles.icon}>
              <Icon name={icon} size={28} />
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
