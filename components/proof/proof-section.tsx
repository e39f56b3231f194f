import type { ReactNode } from "react";
import styles from "./proof.module.css";

/** A part of a page of proof. */
export function ProofSection({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={`stack-4 ${styles.proofSection}`} aria-labelledby={id}>
      <h2 className="text-xl" id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** The column of a page of proof. */
export function ProofColumn({ children }: { children: ReactNode }) {
  return <div className={`container stack ${styles.proofColumn}`}>{children}</div>;
}
