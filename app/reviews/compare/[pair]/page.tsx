import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageLayout } from "@/app/views/page-layout";
import { ComparedApps } from "@/components/compare/compared-apps";
import { pairsOfApps } from "@/lib/apps/apps";
import { currentSite } from "@/lib/content/site/current-site";
import { limits } from "@/lib/util/limits";
import { pairMetadata, pairPage } from "../view";

type Props = PageProps<"/reviews/compare/[pair]">;

export function generateStaticParams() {
  return pairsOfApps(currentSite())
    .slice(0, limits.builtEntries)
    .map(({ slug }) => ({ pair: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pairMetadata(currentSite(), (await params).pair);
}

/** Two apps that a review compares, side by side. */
export default async function ComparisonPage({ params }: Props) {
  const found = pairPage(currentSite(), (await params).pair);
  if (!found) notFound();
  return (
    <PageLayout {...found.page}>
      <ComparedApps {...found.view} />
    </PageLayout>
  );
}
