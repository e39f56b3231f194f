import type { ReactNode } from "react";
import { formatDate, type IsoDay } from "@/lib/util/date";

type DatedItem = {
  key: string;
  /** Its anchor on the page, where it has one. */
  anchor?: string | undefined;
  date: IsoDay;
  content: ReactNode;
};

/** What happened on which day, in the order given. */
export function DatedList({ items }: { items: readonly DatedItem[] }) {
  return (
    <ul className="ruled">
      {items.map(({ key, anchor, date, content }) => (
        <li className="stack-1 dated-list-item" id={anchor} key={key}>
          <time className="bold" dateTime={date}>
            {formatDate(date)}
          </time>
          {content}
        </li>
      ))}
    </ul>
  );
}
