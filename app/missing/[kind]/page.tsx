import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SiteChrome } from "@/app/site-chrome";
import { Main } from "@/components/chrome/main";
import { NotFoundMessage } from "@/components/chrome/not-found-message";
import { getSite } from "@/lib/content/snapshot/site-document";
import { buildMissingTrail } from "@/lib/machines/metadata/breadcrumbs";
import { titles } from "@/lib/machines/metadata/titles";
import { missingPage } from "@/lib/offers/sub-ids";
import { type MissingKind, missing, statusOf } from "@/lib/site/missing";

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
    <SiteChrome path={missingPage}>
      <Main trail={buildMissingTrail(text.title)}>
        <NotFoundMessage status={statusOf(kind as MissingKind)} {...text} />
      </Main>
    </SiteChrome>
  );
}
