import { unpackResultPage } from "@/lib/search/result-page";
import { buildResultsMetadata, ResultsPage } from "../results-page";

/** Static, so that lib/cache processes the page. It is never cached: readers can type any number of searches. */
export const generateStaticParams = () => [];

type PackedResultsPageProps = PageProps<"/search-results/[search]">;

export async function generateMetadata({ params }: PackedResultsPageProps) {
  return buildResultsMetadata(unpackResultPage((await params).search));
}

export default async function PackedResultsPage({ params }: PackedResultsPageProps) {
  return <ResultsPage params={unpackResultPage((await params).search)} />;
}
