import type { Metadata } from "next";
import { SiteLayout } from "@/app/views/site-layout";
import { Main } from "@/components/layout/main";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { getStatus, type NotFoundKind, notFoundTexts } from "@/lib/addresses/not-found";
import { currentSite } from "@/lib/content/site/current-site";
import { getSiteTexts } from "@/lib/content/site/documents";
import { buildNotFoundTrail } from "@/lib/machines/metadata/breadcrumbs";
import { titles } from "@/lib/machines/metadata/page-metadata";
import { notFoundPage } from "@/lib/offers/sub-ids";

/** The not-found pages. The middleware rewrites an unknown address to one of them and sets the status. */
export const dynamic = "force-static";
export const dynamicParams = false;

type Props = PageProps<"/not-found/[kind]">;

export function generateStaticParams() {
  return Object.keys(notFoundTexts).map((kind) => ({ kind }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const text = notFoundTexts[(await params).kind as NotFoundKind];
  return { title: titles.page(text.title, getSiteTexts(currentSite()).name), robots: { index: false, follow: true } };
}

export default async function NotFoundPage({ params }: Props) {
  const kind = (await params).kind as NotFoundKind;
  const text = notFoundTexts[kind];
  return (
    <SiteLayout path={notFoundPage}>
      <Main trail={buildNotFoundTrail(text.title)}>
        <NotFoundMessage status={getStatus(kind)} {...text} hasWays />
      </Main>
    </SiteLayout>
  );
}
