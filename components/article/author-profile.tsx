import { eventAttribute, outboundClick } from "@/lib/analytics/events";
import { Avatar } from "../ui/avatar";
import { Badge } from "../ui/badge";
import { buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";
import { Snippet } from "../ui/snippet";
import styles from "./author-profile.module.css";

type AuthorProfileProps = {
  author: {
    name: string;
    role: string;
    avatar: string;
    avatarAlt: string;
    linkedinUrl?: string | undefined;
    expertise: readonly string[];
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
        {author.expertise.length > 0 && (
          <ul className={styles.expertise} aria-label="Writes about">
            {author.expertise.map((field) => (
              <li key={field}>
                <Badge look="line">{field}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.body}>
        <Snippet className={styles.bio} html={bioHtml} />
        {author.linkedinUrl && (
          <a
            className={buttonClass({ variant: "outline", size: "sm" })}
            href={author.linkedinUrl}
            rel="noopener"
            {...eventAttribute(outboundClick(author.linkedinUrl, "Professional profile"))}
          >
            Professional profile <Icon name="external" size={16} />
          </a>
        )}
      </div>
    </div>
  );
}
