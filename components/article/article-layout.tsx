import type { ReactNode } from "react";
import styles from "./article.module.css";

type ArticleLayoutProps = { children: ReactNode; toc: ReactNode; sidebar: ReactNode };

/**
 * Text and side column, which begins with the table of contents. It stays in sight until the cards below it, at the end of the
 * text. On small screens it is above the text, and the cards are below.
 */
export function ArticleLayout({ children, toc, sidebar }: ArticleLayoutProps) {
  return (
    <div className={`stack ${styles.articleLayout}`}>
      <div>
        <div className={styles.articleLayoutToc}>{toc}</div>
      </div>
      <div className={styles.articleLayoutText}>{children}</div>
      <div className={`stack-6 ${styles.articleLayoutSidebar}`}>{sidebar}</div>
    </div>
  );
}
