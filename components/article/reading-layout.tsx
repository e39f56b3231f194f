import type { ReactNode } from "react";
import { classNames } from "../ui/class-names";
import styles from "./reading.module.css";

type ReadingLayoutProps = {
  head: ReactNode;
  /** What a reader in a hurry came for: on small screens it follows the words of the head. */
  opening?: ReactNode;
  /** The bar that stays at the top of small screens. */
  jumps?: ReactNode;
  /** What stays in sight beside the text on wide screens. */
  card?: ReactNode;
  toc: ReactNode;
  /** The text, and what belongs to it. */
  children: ReactNode;
  /** Below the text on small screens, beside it on wide ones: at its beginning, or where the card ends. */
  cards: ReactNode;
};

/** The parts of an article or a review in one column; on wide screens with the contents at one side and the cards at the other. */
export function ReadingLayout({ head, opening, jumps, card, toc, children, cards }: ReadingLayoutProps) {
  return (
    <div className={classNames(styles.reading, Boolean(card) && styles.readingWithCard)}>
      {head}
      {opening && <div className={`stack-4 ${styles.readingOpening}`}>{opening}</div>}
      {jumps}
      {card && (
        <div className={styles.readingCard}>
          <div className={styles.readingSticks}>{card}</div>
        </div>
      )}
      <div className={styles.readingToc}>
        <div className={styles.readingSticks}>{toc}</div>
      </div>
      <div className={`stack-6 ${styles.readingText}`}>{children}</div>
      <div className={classNames("stack-5", styles.readingCards, !card && styles.readingShares)}>{cards}</div>
    </div>
  );
}
