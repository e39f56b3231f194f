import type { ReactNode } from "react";
import styles from "./inline-offer.module.css";

/** A link to the app in the middle of a review's text. */
export function InlineOffer({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.offer} aria-label="Visit the app" data-no-print="">
      {children}
    </aside>
  );
}
