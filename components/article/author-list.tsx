import { routes } from "@/lib/util/routes";
import { Avatar } from "../ui/avatar";
import styles from "./authors.module.css";
import type { AuthorSummary } from "./byline";

/** All authors, with links to their pages. */
export function AuthorList({ authors }: { authors: readonly AuthorSummary[] }) {
  return (
    <ul className="stack-6 under-head">
      {authors.map(({ slug, name, role, description, avatar }) => (
        <li className={`stack-4 ${styles.authorListAuthor}`} key={slug}>
          <Avatar src={avatar} size={96} />
          <div className="stack-2 measure">
            <p className="eyebrow">{role}</p>
            <h2 className="text-2xl">
              <a href={routes.author(slug)}>{name}</a>
            </h2>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
