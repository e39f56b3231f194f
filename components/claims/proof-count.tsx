import styles from "./claims.module.css";

type ProofCountProps = {
  counts: Readonly<Record<"proved" | "computed" | "expired" | "sample" | "unproved", number>>;
};

const kinds = [
  ["proved", "proved by evidence"],
  ["computed", "calculated by us"],
  ["expired", "with expired evidence"],
  ["sample", "based on samples"],
  ["unproved", "not proved"],
] as const;

/** How many claims have which proof. Kinds without any are left out. */
export function ProofCount({ counts }: ProofCountProps) {
  return (
    <ul className={`row text-sm soft ${styles.proofCounts}`} aria-label="Claims by proof">
      {kinds
        .filter(([kind]) => counts[kind] > 0)
        .map(([kind, words]) => (
          <li key={kind}>
            <strong className={`text-xl ${styles.proofCount}`}>{counts[kind]}</strong> {words}
          </li>
        ))}
    </ul>
  );
}
