import type { Route } from "next";
import { EntrySection } from "../ui/entry-section";
import { Fold } from "../ui/fold";
import styles from "./compare.module.css";

type Pairs = readonly { href: Route; label: string }[];

/** So many are in sight where there are more. */
const inSight = 6;

/** Links to comparisons of two apps; nothing where there are none. */
export function ComparisonLinks({ heading, pairs }: { heading: string; pairs: Pairs }) {
  if (pairs.length === 0) return null;
  const rest = pairs.slice(inSight);
  return (
    <EntrySection id="pairs" heading={heading} className="stack-3">
      <Links pairs={pairs.slice(0, inSight)} />
      {rest.length > 0 && (
        <Fold summary={`${rest.length} more`}>
          <Links pairs={rest} />
        </Fold>
      )}
    </EntrySection>
  );
}

function Links({ pairs }: { pairs: Pairs }) {
  return (
    <ul className={styles.comparisonLinksList}>
      {pairs.map(({ href, label }) => (
        <li key={href}>
          <a className="tall-link" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
