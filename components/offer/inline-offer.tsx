import type { ReactNode } from "react";
import styles from "./inline-offer.module.css";

/** Affiliate link in the middle of a review. */
export function InlineOffer({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.offer} aria-label="Visit the app" data-no-print="">
      {children}
    </aside>
  );
}
