import { unpackResultPage } from "@/lib/search/result-page";
import { buildResultsMetadata, ResultsPage } from "../results-page";

/** Each page passes through lib/delivery like any other, and none is kept: there are as many as readers can type. */
export const revalidate = 60;
export const generateStaticParams = () => [];

type HeldResultsPageProps = PageProps<"/search-results/[search]">;

export async function generateMetadata({ params }: HeldResultsPageProps) {
  return buildResultsMetadata(unpackResultPage((await params).search));
}

export default async function HeldResultsPage({ params }: HeldResultsPageProps) {
  return <ResultsPage params={unpackResultPage((await params).search)} />;
}
