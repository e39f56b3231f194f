import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { mainBlog } from "@/lib/content/names";
import { currentSite } from "@/lib/content/site/current-site";
import { getCategory } from "@/lib/content/site/entries";
import { ListingPage } from "../views/listing-page";
import { listingMetadata } from "../views/listings";

export function generateMetadata(): Metadata {
  return listingMetadata(mainBlog, 1);
}

export default function BlogPage() {
  const category = getCategory(currentSite(), mainBlog);
  if (!category) notFound();
  return <ListingPage category={category} page={1} />;
}
