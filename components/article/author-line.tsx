import { routes } from "@/lib/util/routes";
import type { AuthorSummary } from "./byline";

/** Who wrote a review, in a sentence or two, with a link to the author page. */
export function AuthorLine({ author: { slug, name, role, description } }: { author: AuthorSummary }) {
  return (
    <aside className="text-sm snug soft" aria-label="About the author">
      <strong>{name}</strong>, {role}. {description} <a href={routes.author(slug)}>More from {name}</a>
    </aside>
  );
}
