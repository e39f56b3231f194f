import type { TocItem } from "@/lib/markdown/types";
import { ScrollSpy } from "./scroll-spy";
import styles from "./table-of-contents.module.css";

type TableOfContentsProps = { items: readonly TocItem[] };

/** The sections of a text, as links. */
export function TableOfContents({ items }: TableOfContentsProps) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.toc} aria-labelledby="toc-heading" data-toc="">
      <h2 className={styles.heading} id="toc-heading">
        In this piece
      </h2>
      <ol className={styles.list}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
      <ScrollSpy ids={items.map(({ id }) => id)} />
    </nav>
  );
}
