import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getCategory } from "@/lib/content/snapshot/categories";
import { listingMetadata, listingParams } from "../data/listings";
import { ListingPage } from "../listing-page";

export const revalidate = 300;

type Props = PageProps<"/[category]">;

export const generateStaticParams = listingParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata((await params).category, 1);
}

export default async function CategoryPage({ params }: Props) {
  const category = getCategory((await params).category);
  if (!category) notFound();
  return <ListingPage category={category} page={1} />;
}
