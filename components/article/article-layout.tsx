import type { ReactNode } from "react";
import styles from "./article.module.css";

type ArticleLayoutProps = { children: ReactNode; toc: ReactNode; sidebar: ReactNode };

/** Text and sidebar. On small screens, the table of contents is above the text and the rest of the sidebar below. */
export function ArticleLayout({ children, toc, sidebar }: ArticleLayoutProps) {
  return (
    <div className={`stack ${styles.articleLayout}`}>
      <div className={styles.articleLayoutToc}>{toc}</div>
      <div className={styles.articleLayoutText}>{children}</div>
      <div className={`stack-6 ${styles.articleLayoutSidebar}`}>{sidebar}</div>
    </div>
  );
}
