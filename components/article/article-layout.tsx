import type { ReactNode } from "react";
import styles from "./article-layout.module.css";

type ArticleLayoutProps = { children: ReactNode; toc: ReactNode; sidebar: ReactNode };

/** The text beside its sidebar; on small screens the table of contents stands above the text, the rest below it. */
export function ArticleLayout({ children, toc, sidebar }: ArticleLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.toc}>{toc}</div>
      <div className={styles.text}>{children}</div>
      <div className={styles.sidebar}>{sidebar}</div>
    </div>
  );
}
