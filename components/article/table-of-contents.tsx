import type { TocItem } from "@/lib/text/body-types";
import { attribute } from "../client/contract";
import { Icon } from "../ui/icon";
import styles from "./reading.module.css";

type TableOfContentsProps = { items: readonly TocItem[] };

/** Links to the sections of a text: collapsed on small screens, open beside the text on wide ones. */
export function TableOfContents({ items }: TableOfContentsProps) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.toc} aria-labelledby="toc-heading" {...attribute("toc")}>
      <details className={styles.tocDetails}>
        <summary className={`between ${styles.tocSummary}`}>
          <h2 className="eyebrow faint" id="toc-heading">
            On this page
          </h2>
          <Icon name="chevron" size={18} />
        </summary>
        <ol className="text-sm soft">
          {items.map(({ id, text }) => (
            <li key={id}>
              <a className={styles.tocLink} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
