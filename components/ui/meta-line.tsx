import { formatDate } from "@/lib/format/date";
import styles from "./meta-line.module.css";

type MetaLineProps = {
  /** ISO day. */
  date: string;
  /** ISO day of the last change, where there was one. */
  updated?: string | undefined;
  /** Minutes. */
  readTime: number;
  author?: string | undefined;
};

/** When an entry was published, how long it takes to read, and who wrote it. */
export function MetaLine({ date, updated, readTime, author }: MetaLineProps) {
  return (
    <p className={styles.meta}>
      {author && <span>{author}</span>}
      <time dateTime={date}>{formatDate(date)}</time>
      {updated && (
        <span>
          Updated <time dateTime={updated}>{formatDate(updated)}</time>
        </span>
      )}
      <span>{readTime} min read</span>
    </p>
  );
}
