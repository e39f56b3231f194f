import type { Route } from "next";
import type { ReactNode } from "react";
import { Badge } from "../ui/badge";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import styles from "./article.module.css";

type ArticleHeaderProps = {
  back: { label: string; href: Route };
  /** The category, and the listing that its badge links to. */
  category: { name: string; href: Route };
  title: string;
  lede: string;
  cover: { src: string; alt: string };
  /** Author, dates, reading time. */
  children: ReactNode;
};

/** Head of an article, including the cover. */
export function ArticleHeader({ back, category, title, lede, cover, children }: ArticleHeaderProps) {
  return (
    <header>
      <div className={`stack-4 ${styles.articleHeader}`}>
        <a className="tall-link text-sm plain" href={back.href}>
          <Icon name="arrow-left" size={18} /> {back.label}
        </a>
        <a className={`tall-link ${styles.articleHeaderCategory}`} href={category.href}>
          <Badge>{category.name}</Badge>
        </a>
        <h1 className={classNames(styles.articleHeaderTitle, title.length > 48 && styles.articleHeaderLong)}>
          {title}
        </h1>
        <p className="lede">{lede}</p>
        <div className={styles.articleHeaderByline}>{children}</div>
      </div>
      <Picture
        className={`cover ${styles.articleHeaderCover}`}
        src={cover.src}
        alt={cover.alt}
        width={1200}
        height={675}
        sizes="(min-width: 78rem) 1200px, 94vw"
        priority
      />
    </header>
  );
}
