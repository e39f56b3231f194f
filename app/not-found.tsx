import type { Metadata } from "next";
import { SiteChrome } from "@/app/site-chrome";
import { Main } from "@/components/chrome/main";
import { NotFoundMessage } from "@/components/chrome/not-found-message";
import { getSite } from "@/lib/content/snapshot/site-document";
import { missingPage } from "@/lib/offers/sub-ids";
import { buildMissingTrail } from "@/lib/site/metadata/breadcrumbs";
import { titles } from "@/lib/site/metadata/titles";
import { missing } from "@/lib/site/missing";

export function generateMetadata(): Metadata {
  return { title: titles.page(missing.page.title, getSite().name), robots: { index: false, follow: true } };
}

export default function NotFound() {
  return (
    <SiteChrome path={missingPage}>
      <Main trail={buildMissingTrail(missing.page.title)}>
        <NotFoundMessage status={404} {...missing.page} />
      </Main>
    </SiteChrome>
  );
}
