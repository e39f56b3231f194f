import type { Route } from "next";
import styles from "./pair-links.module.css";

type PairLinksProps = { heading: string; pairs: readonly { href: Route; label: string }[] };

/** Links to comparisons of two apps; nothing where there are none. */
export function PairLinks({ heading, pairs }: PairLinksProps) {
  if (pairs.length === 0) return null;
  return (
    <section className={styles.pairs} aria-labelledby="pairs">
      <h2 id="pairs">{heading}</h2>
      <ul className={styles.list}>
        {pairs.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
