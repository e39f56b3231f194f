import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { currentSite } from "@/lib/content/site/current-site";
import { ListingPage } from "../views/listing-page";
import { listingMetadata, listingParams, listingView } from "../views/listings";
import { TextPage } from "../views/text-page";
import { customPage, customPageMetadata } from "../views/texts";

type Props = PageProps<"/[slug]">;

export function generateStaticParams() {
  const site = currentSite();
  return [...listingParams(site), ...site.library.collections.pages.map(({ slug }) => ({ slug }))];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = currentSite();
  const { slug } = await params;
  return customPageMetadata(site, slug) ?? listingMetadata(site, slug, 1);
}

/** The first page of a category, or a page of content/pages: both have a single slug as their address. */
export default async function CategoryOrPage({ params }: Props) {
  const site = currentSite();
  const { slug } = await params;
  const text = customPage(site, slug);
  if (text) return <TextPage {...text} />;
  const listing = listingView(site, slug, 1);
  if (!listing) notFound();
  return <ListingPage {...listing} />;
}
