import type { Route } from "next";

type TagListProps = {
  tags: readonly string[];
  /** Target of every tag. */
  href: Route;
};

/** The tags of an entry, which are links. */
export function TagList({ tags, href }: TagListProps) {
  return (
    <ul className="row-2" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a className="pill" href={href}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
