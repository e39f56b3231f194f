import type { Route } from "next";
import styles from "./tag-list.module.css";

type TagListProps = {
  tags: readonly string[];
  /** Target of every tag. */
  href: Route;
};

/** Tags of an entry. */
export function TagList({ tags, href }: TagListProps) {
  return (
    <ul className={styles.tags} aria-label="Tags">
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
