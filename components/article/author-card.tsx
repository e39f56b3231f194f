import { routes } from "@/lib/util/routes";
import { Avatar } from "../ui/avatar";
import type { AuthorSummary } from "./byline";

/** The author, with a link to the author page. */
export function AuthorCard({ author }: { author: AuthorSummary }) {
  return (
    <aside className="stack-3 start" aria-label="About the author">
      <Avatar src={author.avatar} size={64} />
      <div>
        <h2 className="text-lg">{author.name}</h2>
        <p className="text-sm soft">{author.role}</p>
      </div>
      <p className="text-sm soft">{author.description}</p>
      <a className="tall-link text-sm bold" href={routes.author(author.slug)}>
        More from {author.name}
      </a>
    </aside>
  );
}
