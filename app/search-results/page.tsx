import { parseResultPageParams } from "@/lib/search/result-page";
import { buildResultsMetadata, ResultsPage } from "./results-page";

type SearchResultsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * Rendered for each request, on hosts whose cache would keep the page below
 * (docs/decisions/014-search-results-defer-scripts.md).
 */
export async function generateMetadata({ searchParams }: SearchResultsPageProps) {
  return buildResultsMetadata(parseResultPageParams(await searchParams));
}

export default async function SearchResultsPage({ searchParams }: SearchResultsPageProps) {
  return <ResultsPage params={parseResultPageParams(await searchParams)} />;
}
