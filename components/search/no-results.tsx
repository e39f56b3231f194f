import type { Route } from "next";
import { routes } from "@/lib/util/routes";
import { ButtonLink } from "../ui/button-link";
import { PillList } from "../ui/pill-list";
import styles from "./search-results.module.css";

type SuggestedSearch = { label: string; href: Route };

type NoResultsProps = { suggestions: readonly SuggestedSearch[] };

/** Shown if a search has no results: searches that have some, if any may be suggested, and a link to all articles. */
export function NoResults({ suggestions }: NoResultsProps) {
  return (
    <div className={`stack-4 start ${styles.noResults}`}>
      <h2 className="text-2xl">No results found</h2>
      {suggestions.length > 0 && (
        <>
          <p className="soft">Check the spelling, use fewer words, or try one of these searches.</p>
          <PillList label="Suggested searches" links={suggestions} />
        </>
      )}
      <ButtonLink href={routes.blog()}>Browse All Articles</ButtonLink>
    </div>
  );
}
