import type { Metadata } from "next";
import { SiteLayout } from "@/app/views/site-layout";
import { Main } from "@/components/layout/main";
import { NoResults } from "@/components/search/no-results";
import { ResultList } from "@/components/search/result-list";
import { ResultTabs } from "@/components/search/result-tabs";
import { SearchHead } from "@/components/search/search-head";
import { getSite } from "@/lib/content/snapshot/site-document";
import { buildTrail } from "@/lib/machines/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/machines/metadata/page-metadata";
import { titles } from "@/lib/machines/metadata/titles";
import type { ResultPageParams } from "@/lib/search/result-page";
import { routes } from "@/lib/util/routes";
import { buildSearchView } from "./search-view";

/** Metadata of both search-results pages. */
export function buildResultsMetadata({ query }: ResultPageParams): Metadata {
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.search(query.text, name),
    shareTitle: `Search Results for "${query.text}"`,
    description: `Reviews, articles and pages of ${name} that match “${query.text}”.`,
    path: routes.search(query.text),
    siteName: name,
    noindex: true,
  });
}

/** Without a Suspense boundary, because content that streams in later is invisible without script. */
export function ResultsPage({ params }: { params: ResultPageParams }) {
  const query = params.query.text;
  const view = buildSearchView(params);
  return (
    <SiteLayout path={routes.search()}>
      <Main trail={buildTrail(routes.search())}>
        <SearchHead query={query} note={view.note} />
        <div className="container">
          <ResultTabs tabs={view.tabs} />
          <p className="visually-hidden" role="status">
            {view.status}
          </p>
          {view.results.length > 0 ? (
            <ResultList {...view} query={query} />
          ) : (
            <NoResults suggestions={view.suggestions} />
          )}
        </div>
      </Main>
    </SiteLayout>
  );
}
