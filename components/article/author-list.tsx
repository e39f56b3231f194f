import { routes } from "@/lib/util/routes";
import { Avatar } from "../ui/avatar";
import { StatusTag } from "../ui/status-tag";
import styles from "./author-list.module.css";

type ListedAuthor = {
  slug: string;
  name: string;
  role: string;
  description: string;
  avatar: string;
  /** An invented person. */
  sample: boolean;
};

/** All authors, with links to their pages. */
export function AuthorList({ authors }: { authors: readonly ListedAuthor[] }) {
  return (
    <ul className={styles.list}>
      {authors.map(({ slug, name, role, description, avatar, sample }) => (
        <li className={styles.author} key={slug}>
          <Avatar src={avatar} size={96} />
          <div className={styles.text}>
            <p className="eyebrow">{role}</p>
            <h2 className={styles.name}>
              <a href={routes.author(slug)}>{name}</a>
            </h2>
            {sample && (
              <p>
                <StatusTag>Sample author</StatusTag>
              </p>
            )}
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
