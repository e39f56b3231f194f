import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListingPage } from "@/app/views/listing-page";
import { builtPages, listingMetadata } from "@/app/views/listings";
import { mainBlog } from "@/lib/content/names";
import { currentSite } from "@/lib/content/site/current-site";
import { getCategory } from "@/lib/content/site/entries";
import { parsePageNumber } from "@/lib/util/paging";

type Props = PageProps<"/blog/page/[pageNumber]">;

export function generateStaticParams() {
  const category = getCategory(currentSite(), mainBlog);
  return category ? builtPages(category) : [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = parsePageNumber((await params).pageNumber);
  return page ? listingMetadata(mainBlog, page) : {};
}

export default async function BlogNumberedPage({ params }: Props) {
  const page = parsePageNumber((await params).pageNumber);
  const category = getCategory(currentSite(), mainBlog);
  if (!page || !category) notFound();
  return <ListingPage category={category} page={page} />;
}
