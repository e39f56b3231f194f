import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { routes } from "@/lib/config/routes";
import { getDocument, getDocumentEntry } from "@/lib/content/documents";
import { getSite } from "@/lib/content/site";
import { renderBody } from "@/lib/markdown/render-body";
import { buildPageTrail } from "@/lib/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/metadata/page-metadata";
import { titles } from "@/lib/metadata/titles";
import { getRenderContext } from "../render-context";

export const revalidate = 300;

export function generateMetadata(): Metadata {
  const { seoTitle, seoDescription } = getDocument("pages/affiliate-disclosure");
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.page(seoTitle, name),
    description: seoDescription,
    path: routes.affiliateDisclosure(),
    siteName: name,
  });
}

export default function AffiliateDisclosurePage() {
  const { data, body } = getDocumentEntry("pages/affiliate-disclosure");
  return (
    <LegalPage {...data} body={renderBody(body, getRenderContext())} trail={buildPageTrail("affiliate-disclosure")} />
  );
}
