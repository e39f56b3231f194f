import styles from "./search-results.module.css";
import { quietLine } from "./suggestion-limits";

/** The first line of every results page, for whoever needs a person rather than a page. */
export function QuietLine({ href }: { href: string }) {
  return (
    <p className={`text-sm ${styles.quietLine}`}>
      <a className="tall-link soft" href={href}>
        {quietLine}
      </a>
    </p>
  );
}
