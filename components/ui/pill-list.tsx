import type { Route } from "next";

type PillListProps = {
  /** What they are, for those who hear the page. */
  label: string;
  links: readonly { label: string; href: Route }[];
};

/** Links in a row: the tags of an entry, other searches. */
export function PillList({ label, links }: PillListProps) {
  return (
    <ul className="row-2" aria-label={label}>
      {links.map((link) => (
        <li key={link.label}>
          <a className="pill" href={link.href}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
