import type { Route } from "next";
import type { ReactNode } from "react";
import { Badge } from "../ui/badge";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import styles from "./review-head.module.css";

type ReviewHeadProps = {
  back: { label: string; href: Route };
  /** The category, and the listing that its badge links to. */
  category: { name: string; href: Route };
  title: string;
  /** The answer in one sentence. */
  verdict: string;
  score: ReactNode;
  /** Prices, and the way to the app. */
  answer: ReactNode;
  /** Author and dates. */
  children: ReactNode;
  cover: { src: string; alt: string };
};

/**
 * Head of a review. Name, score, verdict, prices and the way to the app fit on the first screen of a phone and of a
 * notebook; the cover stands below them or beside (docs/decisions/040-answer-first.md).
 */
export function ReviewHead({ back, category, title, verdict, score, answer, children, cover }: ReviewHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.main}>
        <div className={styles.top}>
          <a className={classNames("tall-link", styles.link)} href={back.href}>
            <Icon name="arrow-left" size={18} /> {back.label}
          </a>
          <a className={classNames("tall-link", styles.link)} href={category.href}>
            <Badge>{category.name}</Badge>
          </a>
        </div>
        <h1 className={classNames(styles.title, title.length > 48 && styles.long)}>{title}</h1>
        {score}
        <p className={classNames(styles.verdict, verdict.length > 140 && styles.wordy)}>{verdict}</p>
      </div>
      <div className={styles.answer}>{answer}</div>
      <div className={styles.byline}>{children}</div>
      <Picture
        className={styles.cover}
        src={cover.src}
        alt={cover.alt}
        width={1200}
        height={675}
        sizes="(min-width: 60rem) 480px, 94vw"
      />
    </header>
  );
}
