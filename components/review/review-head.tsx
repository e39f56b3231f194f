import type { Route } from "next";
import type { ReactNode } from "react";
import { Badge } from "../ui/badge";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import styles from "./review.module.css";

type ReviewHeadProps = {
  back: { label: string; href: Route };
  /** The category, and the listing that its badge links to. */
  category: { name: string; href: Route };
  title: string;
  /** The answer in one sentence. */
  verdict: string;
};

/** Head of a review: name and verdict. The answer follows it or is beside it (docs/decisions/102-order-of-a-review.md). */
export function ReviewHead({ back, category, title, verdict }: ReviewHeadProps) {
  return (
    <header className={`stack-3 start ${styles.reviewHead}`}>
      <div className="row-3">
        <a className="tall-link text-sm plain" href={back.href}>
          <Icon name="arrow-left" size={18} /> {back.label}
        </a>
        <a className="tall-link text-sm plain" href={category.href}>
          <Badge>{category.name}</Badge>
        </a>
      </div>
      <h1 className={classNames(styles.reviewHeadTitle, title.length > 48 && styles.reviewHeadLong)}>{title}</h1>
      <p id="verdict" className={classNames(styles.reviewHeadVerdict, verdict.length > 140 && styles.reviewHeadWordy)}>
        {verdict}
      </p>
    </header>
  );
}

type ReviewBylineProps = {
  /** Author and dates. */
  children: ReactNode;
  cover: { src: string; alt: string };
};

/** Author, dates and cover, below the answer. */
export function ReviewByline({ children, cover }: ReviewBylineProps) {
  return (
    <div className="stack-4">
      <div className="row-3">{children}</div>
      <Picture
        className={`cover ${styles.reviewHeadCover}`}
        src={cover.src}
        alt={cover.alt}
        width={1200}
        height={675}
        sizes="(min-width: 64rem) 672px, 94vw"
      />
    </div>
  );
}
