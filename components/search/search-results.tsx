import type { ComponentProps } from "react";
import type { SafeHtml } from "@/lib/text/body-types";
import { AppAnswers } from "./app-answers";
import { HowFound } from "./how-found";
import { NoResults } from "./no-results";
import { QuietLine } from "./quiet-line";
import { ResultList } from "./result-list";
import { ResultTabs } from "./result-tabs";
import { SearchHead } from "./search-head";
import { SearchHelplines } from "./search-helplines";

type SearchResultsProps = {
  head: ComponentProps<typeof SearchHead>;
  /** The way to people. */
  talkHref: string;
  helplinesHtml?: SafeHtml | undefined;
  answers: ComponentProps<typeof AppAnswers>;
  tabs: ComponentProps<typeof ResultTabs>["tabs"];
  /** How many results there are, for screen readers. */
  status: string;
  how?: ComponentProps<typeof HowFound> | undefined;
  list: ComponentProps<typeof ResultList>;
  suggestions: ComponentProps<typeof NoResults>["suggestions"];
};

/** What a search has found: the way to people first, then the apps that are named, then pages. */
export function SearchResults({ head, talkHref, helplinesHtml, answers, tabs, ...found }: SearchResultsProps) {
  return (
    <>
      <SearchHead {...head} />
      <div className="container">
        <QuietLine href={talkHref} />
        {helplinesHtml && <SearchHelplines html={helplinesHtml} />}
        <AppAnswers {...answers} />
        <ResultTabs tabs={tabs} />
        <p className="visually-hidden" role="status">
          {found.status}
        </p>
        {found.how && <HowFound {...found.how} />}
        {found.list.results.length > 0 ? <ResultList {...found.list} /> : <NoResults suggestions={found.suggestions} />}
      </div>
    </>
  );
}
