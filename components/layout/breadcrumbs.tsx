import type { Crumb } from "@/lib/machines/metadata/breadcrumbs";
import styles from "./layout.module.css";

type BreadcrumbsProps = { trail: readonly Crumb[] };

/** Breadcrumbs from the home page to this one. Hidden if there are fewer than two. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  if (trail.length < 2) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <ol className={`container ${styles.breadcrumbsList}`}>
        {trail.map(({ label, href }, index) => (
          <li className={styles.breadcrumbsItem} key={href}>
            {index > 0 && (
              <span className="faint" aria-hidden="true">
                /
              </span>
            )}
            {index < trail.length - 1 ? (
              <a className={`tall-link ${styles.breadcrumbsLink}`} href={href}>
                {label}
              </a>
            ) : (
              <span className={styles.breadcrumbsCurrent} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
