import { routes } from "@/lib/util/routes";
import { Avatar } from "../ui/avatar";
import styles from "./reading.module.css";

/** Author data for readers. */
export type AuthorSummary = {
  slug: string;
  name: string;
  role: string;
  description: string;
  avatar: string;
};

/** Author of an entry: portrait, name, role. */
export function Byline({ author }: { author: AuthorSummary }) {
  return (
    <div className={styles.byline}>
      <Avatar src={author.avatar} size={48} />
      <div>
        <a className={`tall-link bold ${styles.bylineName}`} href={routes.author(author.slug)} rel="author">
          {author.name}
        </a>
        <p className={`text-sm faint ${styles.bylineRole}`}>{author.role}</p>
      </div>
    </div>
  );
}
