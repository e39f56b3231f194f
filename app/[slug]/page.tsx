import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { currentSite } from "@/lib/content/site/current-site";
import { getAllCustomPages, getCustomPage } from "@/lib/content/site/documents";
import { getCategory } from "@/lib/content/site/entries";
import { textMetadata } from "@/lib/machines/metadata/document-metadata";
import { routes } from "@/lib/util/routes";
import { ListingPage } from "../views/listing-page";
import { listingMetadata, listingParams } from "../views/listings";
import { CustomPage } from "../views/text-page";

type Props = PageProps<"/[slug]">;

export function generateStaticParams() {
  return [...listingParams(), ...getAllCustomPages(currentSite()).map(({ slug }) => ({ slug }))];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = currentSite();
  const { slug } = await params;
  const page = getCustomPage(site, slug);
  if (!page) return listingMetadata(slug, 1);
  return textMetadata(site, {
    path: routes.page(slug),
    title: page.data.seoTitle,
    description: page.data.seoDescription,
  });
}

/** The first page of a category, or a page of content/pages: both have a single slug as their address. */
export default async function CategoryOrPage({ params }: Props) {
  const site = currentSite();
  const { slug } = await params;
  const page = getCustomPage(site, slug);
  if (page) return <CustomPage page={page} />;
  const category = getCategory(site, slug);
  if (!category) notFound();
  return <ListingPage category={category} page={1} />;
}
