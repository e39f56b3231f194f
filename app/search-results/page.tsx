import { queries } from "@/app/queries";
import { createQueryPage } from "@/app/query-page";
import { FactLines } from "@/components/search/fact-lines";
import { HowFound } from "@/components/search/how-found";
import { NoResults } from "@/components/search/no-results";
import { QuietLine } from "@/components/search/quiet-line";
import { ResultList } from "@/components/search/result-list";
import { ResultTabs } from "@/components/search/result-tabs";
import { SearchHead } from "@/components/search/search-head";
import { SearchHelplines } from "@/components/search/search-helplines";
import { currentSite } from "@/lib/content/site/current-site";
import type { ResultPageParams } from "@/lib/search/result-page";
import { warmUpSearch } from "@/lib/search/site-search";
import { routes } from "@/lib/util/routes";
import { buildSearchView, searchMetadata } from "./view";

const page = createQueryPage({
  path: routes.search(),
  read: queries.search.read,
  metadata: searchMetadata,
  prepare: () => warmUpSearch(currentSite()),
  offers: "none",
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
        <QuietLine href={view.talkHref} />
        {view.helplinesHtml && <SearchHelplines html={view.helplinesHtml} />}
        <FactLines facts={view.facts} />
        <ResultTabs tabs={view.tabs} />
        <p className="visually-hidden" role="status">
          {view.status}
        </p>
        {view.how && <HowFound {...view.how} />}
        {view.results.length > 0 ? <ResultList {...view} /> : <NoResults suggestions={view.suggestions} />}
      </div>
    </>
  );
}
