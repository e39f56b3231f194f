import type { Crumb } from "@/lib/machines/metadata/breadcrumbs";

type BreadcrumbsProps = { trail: readonly Crumb[] };

/** Breadcrumbs from the home page to this one. Hidden if there are fewer than two. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  if (trail.length < 2) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol className="breadcrumbs-list">
        {trail.map(({ label, href }, index) => (
          <li className="breadcrumbs-item" key={href}>
            {index > 0 && (
              <span className="faint" aria-hidden="true">
                /
              </span>
            )}
            {index < trail.length - 1 ? (
              <a className="tall-link faint breadcrumbs-link" href={href}>
                {label}
              </a>
            ) : (
              <span className="soft breadcrumbs-current" aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
