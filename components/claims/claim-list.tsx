import styles from "./claim-list.module.css";
import { ClaimRow, type ListedClaim } from "./claim-row";

type ClaimListProps = { id: string; title: string; claims: readonly ListedClaim[] };

/** The claims of one subject under its name. */
export function ClaimList({ id, title, claims }: ClaimListProps) {
  return (
    <section className={`stack ${styles.subject}`} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <ul className={styles.list}>
        {claims.map((claim) => (
          <ClaimRow key={claim.id} {...claim} />
        ))}
      </ul>
    </section>
  );
}
