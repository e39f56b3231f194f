import type { FactLine } from "@/lib/search/search-types";
import { StatusTag } from "../ui/status-tag";
import styles from "./fact-lines.module.css";

type FactLinesProps = { facts: readonly FactLine[] };

/** What is known of the apps and facts that a search names, before its results; each leads to where it is on the site. */
export function FactLines({ facts }: FactLinesProps) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="What we know">
      {facts.map(({ about, text, note, sample, url }) => (
        <li className={styles.line} key={about + text}>
          <a className={styles.link} href={url}>
            <strong>{about}:</strong> {text}
          </a>
          {(note || sample) && (
            <span className={styles.note}>
              {note} {sample && <StatusTag>{sample}</StatusTag>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
