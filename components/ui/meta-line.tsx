import { formatDate, type IsoDay } from "@/lib/util/date";

type MetaLineProps = {
  date: IsoDay;
  /** Day of the last change, if there was one. */
  updated?: IsoDay | undefined;
  /** Reading time in minutes. */
  readTime: number;
  author?: string | undefined;
};

/** Dates, reading time and author of an entry. */
export function MetaLine({ date, updated, readTime, author }: MetaLineProps) {
  return (
    <p className="meta-line">
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
