import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SiteLayout } from "@/app/views/site-layout";
import { Main } from "@/components/layout/main";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { getSite } from "@/lib/content/snapshot/site-document";
import { buildMissingTrail } from "@/lib/machines/metadata/breadcrumbs";
import { titles } from "@/lib/machines/metadata/page-metadata";
import { missingPage } from "@/lib/offers/sub-ids";
import { getStatus, type MissingKind, missing } from "@/lib/site/missing";

/** The not-found pages. The middleware rewrites an unknown address to one of them and sets the status. */
export const dynamic = "force-static";
export const dynamicParams = false;

type Props = PageProps<"/missing/[kind]">;

export function generateStaticParams() {
  return Object.keys(missing).map((kind) => ({ kind }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const text = missing[(await params).kind as MissingKind];
  return { title: titles.page(text.title, getSite().name), robots: { index: false, follow: true } };
}

export default async function MissingPage({ params }: Props) {
  const { kind } = await params;
  if (!(kind in missing)) notFound();
  const text = missing[kind as MissingKind];
  return (
    <SiteLayout path={missingPage}>
      <Main trail={buildMissingTrail(text.title)}>
        <NotFoundMessage status={getStatus(kind as MissingKind)} {...text} />
      </Main>
    </SiteLayout>
  );
}
