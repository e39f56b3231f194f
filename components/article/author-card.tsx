import { routes } from "@/lib/util/routes";
import { Avatar } from "../ui/avatar";
import type { AuthorSummary } from "./byline";
import styles from "./reading.module.css";

/** Who wrote a text, with portrait and a link to the author page. */
export function AuthorCard({ author: { slug, name, role, description, avatar } }: { author: AuthorSummary }) {
  return (
    <aside className={styles.authorCard} aria-label="About the author">
      <Avatar src={avatar} size={64} />
      <div className="stack-1">
        <p>
          <strong>{name}</strong>, <span className="soft">{role}</span>
        </p>
        <p className="text-sm snug soft">{description}</p>
        <a className="tall-link text-sm bold" href={routes.author(slug)}>
          More from {name}
        </a>
      </div>
    </aside>
  );
}
