import type { ReactNode } from "react";
import { Icon } from "./icon";
import styles from "./ui.module.css";

type FoldProps = { summary: ReactNode; children: ReactNode; isOpen?: boolean };

/** A part that opens when somebody wants it, without script. */
export function Fold({ summary, children, isOpen = false }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={`between text-sm bold ${styles.foldSummary}`}>
        {summary}
        <Icon name="chevron" size={18} />
      </summary>
      <div className={`stack-4 ${styles.foldBody}`}>{children}</div>
    </details>
  );
}
