import type { Route } from "next";
import styles from "./compare.module.css";

type ComparisonLinksProps = { heading: string; pairs: readonly { href: Route; label: string }[] };

/** Links to comparisons of two apps; nothing where there are none. */
export function ComparisonLinks({ heading, pairs }: ComparisonLinksProps) {
  if (pairs.length === 0) return null;
  return (
    <section className="stack-3" aria-labelledby="pairs">
      <h2 className="text-2xl" id="pairs">
        {heading}
      </h2>
      <ul className={styles.comparisonLinksList}>
        {pairs.map(({ href, label }) => (
          <li key={href}>
            <a className="tall-link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
