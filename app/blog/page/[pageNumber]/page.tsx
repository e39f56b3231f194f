import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListingPage } from "@/app/views/listing-page";
import { builtPages, listingMetadata, listingView } from "@/app/views/listings";
import { mainBlog } from "@/lib/content/names";
import { currentSite } from "@/lib/content/site/current-site";
import { categoriesBySlug } from "@/lib/content/site/site";
import { parsePageNumber } from "@/lib/util/paging";

type Props = PageProps<"/blog/page/[pageNumber]">;

export function generateStaticParams() {
  const site = currentSite();
  const category = categoriesBySlug(site).get(mainBlog);
  return category ? builtPages(site, category) : [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata(currentSite(), mainBlog, parsePageNumber((await params).pageNumber));
}

export default async function BlogNumberedPage({ params }: Props) {
  const view = listingView(currentSite(), mainBlog, parsePageNumber((await params).pageNumber));
  if (!view) notFound();
  return <ListingPage {...view} />;
}
