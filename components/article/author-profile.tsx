import type { SafeHtml } from "@/lib/text/body-types";
import { Avatar } from "../ui/avatar";
import { Badge } from "../ui/badge";
import { RichText } from "../ui/rich-text";
import styles from "./authors.module.css";
import type { AuthorSummary } from "./byline";
import { ProfileLink } from "./profile-link";

type AuthorProfileProps = {
  author: Pick<AuthorSummary, "name" | "role" | "avatar"> & {
    avatarAlt: string;
    linkedinUrl?: string | undefined;
    expertise: readonly string[];
  };
  /** The long biography, or the description if there is none. */
  bioHtml: SafeHtml;
};

/** Head of an author page. */
export function AuthorProfile({ author, bioHtml }: AuthorProfileProps) {
  return (
    <div className={`stack-5 ${styles.authorProfile}`}>
      <Avatar src={author.avatar} alt={author.avatarAlt} size={160} />
      <div className={`stack-2 start ${styles.authorProfileHead}`}>
        <p className="eyebrow">{author.role}</p>
        <h1 className="text-4xl">{author.name}</h1>
        {author.expertise.length > 0 && (
          <ul className="row-2" aria-label="Writes about">
            {author.expertise.map((field) => (
              <li key={field}>
                <Badge variant="line">{field}</Badge>
              </li>
            ))}
          </ul>
        )}
        {author.linkedinUrl && <ProfileLink url={author.linkedinUrl} name={author.name} />}
      </div>
      <RichText className={`measure ${styles.authorProfileBody}`} html={bioHtml} />
    </div>
  );
}
