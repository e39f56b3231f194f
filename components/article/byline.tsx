import { routes } from "@/lib/util/routes";
import { Avatar } from "../ui/avatar";
import { StatusTag } from "../ui/status-tag";
import styles from "./byline.module.css";

/** Author data for readers. */
export type AuthorSummary = {
  slug: string;
  name: string;
  role: string;
  description: string;
  avatar: string;
  linkedinUrl?: string | undefined;
  /** An invented person. */
  sample: boolean;
};

/** Author of an entry: portrait, name, role. */
export function Byline({ author }: { author: AuthorSummary }) {
  return (
    <div className={styles.byline}>
      <Avatar src={author.avatar} size={48} />
      <div>
        <a className={styles.name} href={routes.author(author.slug)} rel="author">
          {author.name}
        </a>{" "}
        {author.sample && <StatusTag>Sample author</StatusTag>}
        <p className={styles.role}>{author.role}</p>
      </div>
    </div>
  );
}
