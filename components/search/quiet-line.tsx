import { quietLine } from "@/lib/search/suggestion-limits";
import styles from "./search-results.module.css";

/** The first line of every results page, for whoever needs a person rather than a page. */
export function QuietLine({ href }: { href: string }) {
  return (
    <p className={styles.quietLine}>
      <a href={href}>{quietLine}</a>
    </p>
  );
}
