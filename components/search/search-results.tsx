import "../ui/helplines.css";
import type { Route } from "next";
import type { ComponentProps } from "react";
import type { SafeHtml } from "@/lib/text/body-types";
import { routes } from "@/lib/util/routes";
import { Pagination } from "../listing/pagination";
import { ButtonLink } from "../ui/button-link";
import { PillList } from "../ui/pill-list";
import { AppAnswers } from "./app-answers";
import { ResultCard, type ResultCardData } from "./result-card";
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
  /** Without any, nothing but the status follows the way to people. */
  tabs: ComponentProps<typeof ResultTabs>["tabs"];
  /** How many results there are: for screen readers, and for all where it says everything. */
  status: string;
  /** Why results have not what was typed, and the search without a typing mistake, where its results follow. */
  how?: { note: string; meant?: { text: string; href: Route } | undefined } | undefined;
  /** "12 results found". */
  heading: string;
  results: readonly ResultCardData[];
  /** What is highlighted in them. */
  marks: readonly string[];
  paging: ComponentProps<typeof Pagination>;
  /** Searches that find something; some may be suggested where this one found nothing. */
  suggestions: ComponentProps<typeof PillList>["links"];
};

/** What a search has found: the way to people first, then the apps that are named, then pages. */
export function SearchResults({ head, talkHref, helplinesHtml, answers, tabs, ...found }: SearchResultsProps) {
  return (
    <>
      <SearchHead {...head} />
      <div className="container helplines-wide">
        {helplinesHtml ? (
          // Their script may have put another country first.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/text.
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: helplinesHtml }} />
        ) : (
          <p className="text-sm">
            <a className="tall-link soft" href={talkHref}>
              {quietLine}
            </a>
          </p>
        )}
        <AppAnswers {...answers} />
        {tabs.length > 0 && <ResultTabs tabs={tabs} />}
        <p className={tabs.length > 0 ? "visually-hidden" : "text-sm soft ending"} role="status">
          {found.status}
        </p>
        {found.how && (
          <p className="ending">
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
        {found.results.length > 0 ? (
          <div className="stack-2">
            <h2 className="small-heading faint ending">{found.heading}</h2>
            <ol className={styles.resultList}>
              {found.results.map((result) => (
                <li key={result.url}>
                  <ResultCard result={result} marks={found.marks} />
                </li>
              ))}
            </ol>
            <Pagination {...found.paging} />
          </div>
        ) : tabs.length === 0 ? null : (
          <div className="stack-4 start ending">
            <h2 className="text-2xl">No results found</h2>
            {found.suggestions.length > 0 && (
              <>
                <p className="soft">Check the spelling, use fewer words, or try one of these searches.</p>
                <PillList label="Suggested searches" links={found.suggestions} />
              </>
            )}
            <ButtonLink href={routes.blog()}>Browse All Articles</ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}
