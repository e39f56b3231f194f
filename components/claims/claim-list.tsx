import { ClaimRow, type ListedClaim } from "./claim-row";
import styles from "./claims.module.css";

type ClaimListProps = { id: string; title: string; claims: readonly ListedClaim[] };

/** The claims of one subject under its name. */
export function ClaimList({ id, title, claims }: ClaimListProps) {
  return (
    <section className={`stack ${styles.claimListSubject}`} aria-labelledby={id}>
      <h2 className={`text-xl ${styles.claimListHeading}`} id={id}>
        {title}
      </h2>
      <ul className="ruled">
        {claims.map((claim) => (
          <ClaimRow key={claim.id} {...claim} />
        ))}
      </ul>
    </section>
  );
}
