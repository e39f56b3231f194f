import type { FactLine } from "@/lib/search/search-document";
import { AppMark } from "../ui/app-mark";
import styles from "./search-results.module.css";

type FactLinesProps = { facts: readonly FactLine[] };

/** What is known of the apps and facts that a search names, before its results; each leads to where it is on the site. */
export function FactLines({ facts }: FactLinesProps) {
  if (facts.length === 0) return null;
  return (
    <ul className={`measure ${styles.factLines}`} aria-label="What we know">
      {facts.map(({ about, icon, text, note, url }) => (
        <li className={styles.factLine} key={about + text}>
          <a className={`wrap ${styles.factLinesLink}`} href={url}>
            <AppMark name={about} icon={icon} size={24} /> <strong>{about}:</strong> {text}
          </a>
          {note && <span className={`text-sm faint ${styles.factLinesNote}`}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
