import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListingPage } from "@/app/views/listing-page";
import { builtPages, listingMetadata } from "@/app/views/listings";
import { mainBlog } from "@/lib/content/names";
import { currentSite } from "@/lib/content/site/current-site";
import { getCategory } from "@/lib/content/site/entries";
import { allCategories } from "@/lib/content/site/site";
import { parsePageNumber } from "@/lib/util/paging";

type Props = PageProps<"/[slug]/page/[pageNumber]">;

export function generateStaticParams() {
  return allCategories(currentSite())
    .filter(({ slug }) => slug !== mainBlog)
    .flatMap((category) => builtPages(category).map((page) => ({ slug: category.slug, ...page })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, pageNumber } = await params;
  const page = parsePageNumber(pageNumber);
  return page ? listingMetadata(slug, page) : {};
}

export default async function CategoryNumberedPage({ params }: Props) {
  const { slug, pageNumber } = await params;
  const page = parsePageNumber(pageNumber);
  const category = getCategory(currentSite(), slug);
  if (!page || !category) notFound();
  return <ListingPage category={category} page={page} />;
}
