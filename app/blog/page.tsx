import { notFound } from "next/navigation";
import { mainBlog } from "@/lib/content/names";
import { currentSite } from "@/lib/content/site/current-site";
import { ListingPage } from "../views/listing-page";
import { listingMetadata, listingView } from "../views/listings";

export const generateMetadata = () => listingMetadata(currentSite(), mainBlog, 1);

export default function BlogPage() {
  const view = listingView(currentSite(), mainBlog, 1);
  if (!view) notFound();
  return <ListingPage {...view} />;
}
