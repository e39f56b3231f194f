import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListingPage } from "@/app/views/listing-page";
import { builtPages, listingMetadata, listingView } from "@/app/views/listings";
import { mainBlog } from "@/lib/content/names";
import { currentSite } from "@/lib/content/site/current-site";
import { allCategories } from "@/lib/content/site/site";
import { parsePageNumber } from "@/lib/util/paging";

type Props = PageProps<"/[slug]/page/[pageNumber]">;

export function generateStaticParams() {
  const site = currentSite();
  return allCategories(site)
    .filter(({ slug }) => slug !== mainBlog)
    .flatMap((category) => builtPages(site, category).map((page) => ({ slug: category.slug, ...page })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, pageNumber } = await params;
  return listingMetadata(currentSite(), slug, parsePageNumber(pageNumber));
}

export default async function CategoryNumberedPage({ params }: Props) {
  const { slug, pageNumber } = await params;
  const view = listingView(currentSite(), slug, parsePageNumber(pageNumber));
  if (!view) notFound();
  return <ListingPage {...view} />;
}
