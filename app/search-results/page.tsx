import { queries } from "@/app/queries";
import { createQueryPage } from "@/app/query-page";
import { NoResults } from "@/components/search/no-results";
import { ResultList } from "@/components/search/result-list";
import { ResultTabs } from "@/components/search/result-tabs";
import { SearchHead } from "@/components/search/search-head";
import type { ResultPageParams } from "@/lib/search/result-page";
import { routes } from "@/lib/util/routes";
import { buildSearchView, searchMetadata } from "./view";

const page = createQueryPage({
  path: routes.search(),
  read: queries.search.read,
  metadata: searchMetadata,
  View: SearchResults,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

function SearchResults({ query: params }: { query: ResultPageParams }) {
  const query = params.query.text;
  const view = buildSearchView(params);
  return (
    <>
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
    </>
  );
}
