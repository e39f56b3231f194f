import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./page-hero.module.css";

type PageHeroProps = { title: string; eyebrow?: string | undefined; lede?: string | undefined; children?: ReactNode };

/** The head of a page that is not an article: eyebrow, the one h1, and what the page is for. */
export function PageHero({ title, eyebrow, lede, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={classNames("container", styles.inner)}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
        {children}
      </div>
    </div>
  );
}
