import type { Metadata } from "next";
import { publisher } from "@/app/data/publisher";
import { LegalPage } from "@/components/legal/legal-page";
import { JsonLd } from "@/components/seo/json-ld";
import { getDocument, getDocumentEntry } from "@/lib/content/snapshot/documents";
import { getSite } from "@/lib/content/snapshot/site-document";
import { renderBody } from "@/lib/markdown/render-body";
import { buildPageTrail } from "@/lib/site/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/site/metadata/page-metadata";
import { titles } from "@/lib/site/metadata/titles";
import { routes } from "@/lib/site/routes";
import { buildPageGraph } from "@/lib/site/structured-data/page-graph";
import { getRenderContext } from "../render-context";

export const revalidate = 300;

export function generateMetadata(): Metadata {
  const { seoTitle, seoDescription } = getDocument("pages/privacy");
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.page(seoTitle, name),
    shareTitle: seoTitle,
    description: seoDescription,
    path: routes.privacy(),
    siteName: name,
  });
}

export default function PrivacyPage() {
  const { data, body } = getDocumentEntry("pages/privacy");
  const trail = buildPageTrail("privacy");
  return (
    <>
      <JsonLd data={buildPageGraph({ publisher: publisher(), path: routes.privacy(), name: data.title, trail })} />
      <LegalPage {...data} body={renderBody(body, getRenderContext())} trail={trail} />
    </>
  );
}
