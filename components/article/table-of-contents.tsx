import type { TocItem } from "@/lib/text/body-types";
import { attribute } from "../client/contract";
import { Fold } from "../ui/fold";
import styles from "./reading.module.css";

type TableOfContentsProps = { items: readonly TocItem[] };

/** Links to the sections of a text: folded on small screens, open beside the text on wide ones. */
export function TableOfContents({ items }: TableOfContentsProps) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.toc} aria-labelledby="toc-heading" {...attribute("toc")}>
      <Fold
        summary={
          <h2 className="eyebrow" id="toc-heading">
            On this page
          </h2>
        }
      >
        <ol className="text-sm soft">
          {items.map(({ id, text }) => (
            <li key={id}>
              {/* The reading script may have marked it as current before React comes. */}
              <a className={styles.tocLink} href={`#${id}`} suppressHydrationWarning>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
