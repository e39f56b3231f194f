import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Main } from "@/components/chrome/main";
import { NoResults } from "@/components/search/no-results";
import { ResultList } from "@/components/search/result-list";
import { ResultTabs } from "@/components/search/result-tabs";
import { SearchHead } from "@/components/search/search-head";
import { routes } from "@/lib/config/routes";
import { getSite } from "@/lib/content/site";
import { buildPageTrail } from "@/lib/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/metadata/page-metadata";
import { titles } from "@/lib/metadata/titles";
import { parseResultPageParams } from "@/lib/search/result-page";
import { buildSearchView } from "./search-view";

type SearchResultsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: SearchResultsPageProps): Promise<Metadata> {
  const { query } = parseResultPageParams(await searchParams);
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.search(query.text, name),
    description: `Reviews, articles and pages of ${name} that match “${query.text}”.`,
    path: routes.search(query.text),
    siteName: name,
    noindex: true,
  });
}

/** Complete in its first bytes, without a Suspense boundary: what streams in later would need script to be seen. */
export default async function SearchResultsPage({ searchParams }: SearchResultsPageProps) {
  const params = parseResultPageParams(await searchParams);
  const query = params.query.text;
  // Specification, section 4: an empty query leads to the blog.
  if (query === "") redirect(routes.blog());
  const view = buildSearchView(params);
  return (
    <Main trail={buildPageTrail("search-results")}>
      <SearchHead query={query} note={view.note} />
      <div className="container">
        <ResultTabs tabs={view.tabs} />
        <p className="visually-hidden" role="status">
          {view.status}
        </p>
        {view.results.length > 0 ? (
          <ResultList heading={view.heading} results={view.results} query={query} moreHref={view.moreHref} />
        ) : (
          <NoResults suggestions={view.suggestions} />
        )}
      </div>
    </Main>
  );
}
