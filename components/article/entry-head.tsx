import type { Route } from "next";
import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../ui/badge";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { MetaLine } from "../ui/meta-line";
import { Picture } from "../ui/picture";
import { type AuthorSummary, Byline } from "./byline";
import styles from "./reading.module.css";

type EntryHeadProps = {
  back: { label: string; href: Route };
  /** The category, and the listing that its badge links to. */
  category: { name: string; href: Route };
  title: string;
  lede?: string | undefined;
  cover: { src: string; alt: string };
  /** Absent where the author's file is gone. */
  author?: AuthorSummary | undefined;
  meta: ComponentProps<typeof MetaLine>;
  /** What is between the title and the author: score, and who pays us. */
  children?: ReactNode;
};

/** Head of an article or a review: title, what is said about it, and the whole cover beside them. */
export function EntryHead({ back, category, title, lede, cover, author, meta, children }: EntryHeadProps) {
  return (
    <header className={`stack-4 ${styles.entryHead}`}>
      <div className={`stack-3 start ${styles.entryHeadWords}`}>
        <div className="row-3">
          <a className="tall-link text-sm plain" href={back.href}>
            <Icon name="arrow-left" size={18} /> {back.label}
          </a>
          <a className="tall-link plain" href={category.href}>
            <Badge>{category.name}</Badge>
          </a>
        </div>
        <h1 className={classNames(styles.entryHeadTitle, title.length > 48 && styles.entryHeadLong)}>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
        {children}
        <div className="row-3">
          {author && <Byline author={author} />}
          <MetaLine {...meta} />
        </div>
      </div>
      <Picture
        className="cover"
        src={cover.src}
        alt={cover.alt}
        width={1200}
        height={675}
        sizes="(min-width: 80rem) 416px, (min-width: 40rem) 36vw, 94vw"
        priority
      />
    </header>
  );
}
