import { Avatar } from "../ui/avatar";
import { Badge } from "../ui/badge";
import { buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";
import { RichText } from "../ui/rich-text";
import { StatusTag } from "../ui/status-tag";
import styles from "./author-profile.module.css";

type AuthorProfileProps = {
  author: {
    name: string;
    role: string;
    avatar: string;
    avatarAlt: string;
    linkedinUrl?: string | undefined;
    expertise: readonly string[];
    /** An invented person. */
    sample: boolean;
  };
  /** Safe HTML: the long biography, or the description if there is none. */
  bioHtml: string;
};

/** Head of an author page. */
export function AuthorProfile({ author, bioHtml }: AuthorProfileProps) {
  return (
    <div className={styles.profile}>
      <Avatar src={author.avatar} alt={author.avatarAlt} size={160} />
      <div className={styles.head}>
        <p className="eyebrow">{author.role}</p>
        <h1>{author.name}</h1>
        {author.sample && <StatusTag>Sample author</StatusTag>}
        {author.expertise.length > 0 && (
          <ul className={styles.expertise} aria-label="Writes about">
            {author.expertise.map((field) => (
              <li key={field}>
                <Badge variant="line">{field}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.body}>
        {author.sample && (
          <p className={styles.sample}>
            This person and this career are invented. They show how an author’s page looks, until a real author has one.
          </p>
        )}
        <RichText className={styles.bio} html={bioHtml} />
        {author.linkedinUrl && !author.sample && (
          <a className={buttonClass({ variant: "outline", size: "sm" })} href={author.linkedinUrl} rel="noopener">
            Professional profile <Icon name="external" size={16} />
          </a>
        )}
      </div>
    </div>
  );
}
