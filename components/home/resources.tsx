import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import styles from "./home.module.css";

type ResourcesProps = { heading: string; items: readonly { label: string; url: string; text: string }[] };

/** Pages that the editors recommend, most of them on other sites. Not affiliate links. */
export function Resources({ heading, items }: ResourcesProps) {
  if (items.length === 0) return null;
  return (
    <Section id="resources" eyebrow="Recommended resources" title={heading} layout="beside">
      <ul className={styles.resources}>
        {items.map(({ label, url, text }) => (
          <li key={url}>
            {url.startsWith("/") ? (
              <a className={styles.resource} href={url}>
                {label}
              </a>
            ) : (
              <a className={styles.resource} href={url} rel="noopener">
                {label} <Icon name="external" size={18} />
              </a>
            )}
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
