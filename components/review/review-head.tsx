import type { Route } from "next";
import type { ReactNode } from "react";
import { Badge } from "../ui/badge";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import styles from "./review.module.css";
import { Score, type ScoreData } from "./score";

type ReviewHeadProps = {
  back: { label: string; href: Route };
  /** The category, and the listing that its badge links to. */
  category: { name: string; href: Route };
  title: string;
  /** Absent without a test of the app. */
  score?: ScoreData | undefined;
  /** Whether the app pays us: "Luna AI pays us." */
  payment: string;
  cover: { src: string; alt: string };
  /** Author, dates, reading time. */
  children: ReactNode;
};

/** Head of a review: name, stars, who pays, author and cover. */
export function ReviewHead({ back, category, title, score, payment, cover, children }: ReviewHeadProps) {
  return (
    <header className={styles.reviewHead}>
      <div className={`stack-3 start ${styles.reviewHeadWords}`}>
        <div className="row-3">
          <a className="tall-link text-sm plain" href={back.href}>
            <Icon name="arrow-left" size={18} /> {back.label}
          </a>
          <a className="tall-link text-sm plain" href={category.href}>
            <Badge>{category.name}</Badge>
          </a>
        </div>
        <h1 className={classNames(styles.reviewHeadTitle, title.length > 48 && styles.reviewHeadLong)}>{title}</h1>
        <div className={styles.reviewHeadScore}>
          <Score score={score} />
          <p className="text-sm soft">{payment}</p>
        </div>
        <div className={styles.reviewHeadByline}>{children}</div>
      </div>
      <Picture
        className={`cover ${styles.reviewHeadCover}`}
        src={cover.src}
        alt={cover.alt}
        width={1200}
        height={675}
        sizes="(min-width: 64rem) 384px, 94vw"
        priority
      />
    </header>
  );
}
