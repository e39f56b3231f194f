import type { Metadata } from "next";
import { Main } from "@/components/chrome/main";
import { NotFoundMessage } from "@/components/chrome/not-found-message";
import { missing } from "@/lib/config/missing";
import { getSite } from "@/lib/content/site";
import { buildMissingTrail } from "@/lib/metadata/breadcrumbs";
import { titles } from "@/lib/metadata/titles";

export function generateMetadata(): Metadata {
  return { title: titles.page(missing.page.title, getSite().name), robots: { index: false, follow: true } };
}

export default function NotFound() {
  return (
    <Main trail={buildMissingTrail(missing.page.title)}>
      <NotFoundMessage status={404} {...missing.page} />
    </Main>
  );
}
