import { parseResultPageParams } from "@/lib/search/result-page";
import { buildResultsMetadata, ResultsPage } from "./results-page";

type SearchResultsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The address of searches. The middleware leads each of them to the page below. */
export async function generateMetadata({ searchParams }: SearchResultsPageProps) {
  return buildResultsMetadata(parseResultPageParams(await searchParams));
}

export default async function SearchResultsPage({ searchParams }: SearchResultsPageProps) {
  return <ResultsPage params={parseResultPageParams(await searchParams)} />;
}
