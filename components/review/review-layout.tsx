import type { ReactNode } from "react";
import styles from "./review.module.css";

type ReviewLayoutProps = {
  head: ReactNode;
  /** The answer, and the contents of the page: beside the text on wide screens, where they stay in sight. */
  card: ReactNode;
  toc: ReactNode;
  /** The bar that stays at the top of small screens. */
  jumps: ReactNode;
  children: ReactNode;
  /** Below the text on small screens, and beside its end on wide ones. */
  cards: ReactNode;
};

/** The parts of a review in one column, and on wide screens in two. */
export function ReviewLayout({ head, card, toc, jumps, children, cards }: ReviewLayoutProps) {
  return (
    <div className={styles.reviewLayout}>
      {head}
      <div className={`stack-4 ${styles.reviewLayoutSide}`}>
        {card}
        <div className={styles.reviewLayoutToc}>{toc}</div>
      </div>
      {jumps}
      <div className={`stack-4 ${styles.reviewLayoutText}`}>{children}</div>
      <div className={`stack-5 ${styles.reviewLayoutCards}`}>{cards}</div>
    </div>
  );
}
