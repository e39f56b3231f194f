import type { Route } from "next";
import { pageNumbers } from "@/lib/util/paging";
import { Icon } from "../ui/icon";
import styles from "./listing.module.css";

type PaginationProps = { page: number; pageCount: number; hrefFor: (page: number) => Route };

/** Previous, page numbers, Next. On the first and last page, Previous or Next is shown as a disabled link. */
export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={`row-2 ${styles.pagination}`} aria-label="Pagination">
      <Step label="Previous" icon="arrow-left" rel="prev" href={page > 1 ? hrefFor(page - 1) : undefined} />
      <ol className={`row-1 ${styles.paginationNumbers}`}>
        {pageNumbers(page, pageCount).map((number, index, all) => (
          <li key={number === "gap" ? `gap-after-${all[index - 1]}` : number}>
            {number === "gap" ? (
              <span className={`tall-link numbers ${styles.paginationPage}`} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className={`tall-link numbers ${styles.paginationPage}`}
                href={hrefFor(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step label="Next" icon="arrow-right" rel="next" href={page < pageCount ? hrefFor(page + 1) : undefined} />
    </nav>
  );
}

type StepProps = { label: string; icon: "arrow-left" | "arrow-right"; rel: string; href?: Route | undefined };

function Step({ label, icon, rel, href }: StepProps) {
  const content =
    rel === "prev"
      ? [<Icon key="icon" name={icon} size={18} />, label]
      : [label, <Icon key="icon" name={icon} size={18} />];
  return href ? (
    <a className={`tall-link bold numbers ${styles.paginationStep}`} href={href} rel={rel}>
      {content}
    </a>
  ) : (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: HTML has no element for a disabled link.
    <span className={`tall-link bold numbers ${styles.paginationStep}`} role="link" aria-disabled="true">
      {content}
    </span>
  );
}
