import styles from "./search-results.module.css";
import { quietLine } from "./suggestion-limits";

/** The first line of every results page, for whoever needs a person rather than a page. */
export function QuietLine({ href }: { href: string }) {
  return (
    <p className={styles.quietLine}>
      <a href={href}>{quietLine}</a>
    </p>
  );
}
