import type { ReactNode } from "react";
import styles from "./review.module.css";

type ReviewLayoutProps = {
  head: ReactNode;
  verdict: ReactNode;
  /** The bar that stays at the top of small screens. */
  jumps: ReactNode;
  /** What the app costs and the way to it: beside the text on wide screens. */
  card: ReactNode;
  /** The contents of the page: below the card. On wide screens they stay in sight until the cards follow. */
  toc: ReactNode;
  children: ReactNode;
  /** Below the text on small screens, and beside its end on wide ones. */
  cards: ReactNode;
};

/** The parts of a review in one column, and on wide screens in two. */
export function ReviewLayout({ head, verdict, jumps, card, toc, children, cards }: ReviewLayoutProps) {
  return (
    <div className={styles.reviewLayout}>
      {head}
      <div className={styles.reviewLayoutVerdict}>{verdict}</div>
      {jumps}
      <div className={styles.reviewLayoutSide}>
        {card}
        <div className={styles.reviewLayoutToc}>{toc}</div>
      </div>
      <div className={`stack-4 ${styles.reviewLayoutText}`}>{children}</div>
      <div className={`stack-5 ${styles.reviewLayoutCards}`}>{cards}</div>
    </div>
  );
}
