import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageLayout } from "@/app/views/page-layout";
import { AppPicker } from "@/components/compare/app-picker";
import styles from "@/components/compare/compare.module.css";
import { PageHero } from "@/components/ui/page-hero";
import { appsByName, pairsOfApps } from "@/lib/apps/apps";
import { comparisonTitle, getApps } from "@/lib/apps/comparison-links";
import { pairsByAddress } from "@/lib/apps/products";
import { currentSite } from "@/lib/content/site/current-site";
import { textMetadata } from "@/lib/machines/metadata/document-metadata";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { Comparison } from "../comparison";
import { comparisonDescription } from "../view";

type Props = PageProps<"/reviews/compare/[pair]">;

export function generateStaticParams() {
  return pairsOfApps(currentSite())
    .slice(0, limits.builtEntries)
    .map(({ slug }) => ({ pair: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = currentSite();
  const pair = pairsByAddress(site).get((await params).pair);
  if (!pair) return {};
  const products = getApps(site, pair);
  return textMetadata(site, {
    path: routes.comparison(pair.slug),
    title: comparisonTitle(products),
    description: comparisonDescription(products),
  });
}

/** Two apps that a review compares, side by side. */
export default async function ComparisonPage({ params }: Props) {
  const site = currentSite();
  const pair = pairsByAddress(site).get((await params).pair);
  if (!pair) notFound();
  const products = getApps(site, pair);
  const title = comparisonTitle(products);
  return (
    <PageLayout path={routes.comparison(pair.slug)} name={title} label={title}>
      <PageHero kind="tool" title={title} />
      <div className={`container stack ${styles.compareParts}`}>
        <Comparison products={products} />
        <AppPicker heading="Compare other apps" apps={appsByName(site)} chosen={pair.apps} isFolded />
      </div>
    </PageLayout>
  );
}
