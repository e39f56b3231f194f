import "../ui/helplines.css";
import type { Route } from "next";
import type { ComponentProps } from "react";
import type { SafeHtml } from "@/lib/text/body-types";
import { AppAnswers } from "./app-answers";
import { NoResults } from "./no-results";
import { ResultList } from "./result-list";
import { ResultTabs } from "./result-tabs";
import { SearchHead } from "./search-head";
import styles from "./search-results.module.css";
import { quietLine } from "./suggestion-limits";

type SearchResultsProps = {
  head: ComponentProps<typeof SearchHead>;
  /** The way to people. */
  talkHref: string;
  helplinesHtml?: SafeHtml | undefined;
  answers: ComponentProps<typeof AppAnswers>;
  tabs: ComponentProps<typeof ResultTabs>["tabs"];
  /** How many results there are, for screen readers. */
  status: string;
  /** Why results have not what was typed, and the search without a typing mistake, where its results follow. */
  how?: { note: string; meant?: { text: string; href: Route } | undefined } | undefined;
  list: ComponentProps<typeof ResultList>;
  suggestions: ComponentProps<typeof NoResults>["suggestions"];
};

/** What a search has found: the way to people first, then the apps that are named, then pages. */
export function SearchResults({ head, talkHref, helplinesHtml, answers, tabs, ...found }: SearchResultsProps) {
  return (
    <>
      <SearchHead {...head} />
      <div className="container">
        <p className={`text-sm ${styles.quietLine}`}>
          <a className="tall-link soft" href={talkHref}>
            {quietLine}
          </a>
        </p>
        {helplinesHtml && (
          // Their script may have put another country first.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/text.
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: helplinesHtml }} />
        )}
        <AppAnswers {...answers} />
        <ResultTabs tabs={tabs} />
        <p className="visually-hidden" role="status">
          {found.status}
        </p>
        {found.how && (
          <p className={styles.howFound}>
            {found.how.note}
            {found.how.meant && (
              <>
                {" "}
                Showing results for{" "}
                <a className="bold" href={found.how.meant.href}>
                  {found.how.meant.text}
                </a>
                .
              </>
            )}
          </p>
        )}
        {found.list.results.length > 0 ? <ResultList {...found.list} /> : <NoResults suggestions={found.suggestions} />}
      </div>
    </>
  );
}
