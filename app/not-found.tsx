import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { notFoundTexts } from "@/lib/addresses/not-found";
import { currentSite } from "@/lib/content/site/current-site";
import { getSiteTexts } from "@/lib/content/site/documents";
import { buildNotFoundTrail } from "@/lib/machines/metadata/breadcrumbs";
import { titles } from "@/lib/machines/metadata/page-metadata";

export function generateMetadata(): Metadata {
  return {
    title: titles.page(notFoundTexts.page.title, getSiteTexts(currentSite()).name),
    robots: { index: false, follow: true },
  };
}

/**
 * For an entry that is deleted after the middleware has seen it; all other missing pages are app/not-found. Next writes it into the
 * data of every page, so it is without header and footer: their partner links would be in pages without offers.
 */
export default function NotFound() {
  return (
    <Main trail={buildNotFoundTrail(notFoundTexts.page.title)}>
      <NotFoundMessage status={404} {...notFoundTexts.page} />
    </Main>
  );
}
