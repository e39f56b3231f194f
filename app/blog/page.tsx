import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { mainBlog } from "@/lib/content/read/collections";
import { getCategory } from "@/lib/content/snapshot/categories";
import { listingMetadata } from "../data/listings";
import { ListingPage } from "../views/listing-page";

export function generateMetadata(): Metadata {
  return listingMetadata(mainBlog, 1);
}

export default function BlogPage() {
  const category = getCategory(mainBlog);
  if (!category) notFound();
  return <ListingPage category={category} page={1} />;
}
