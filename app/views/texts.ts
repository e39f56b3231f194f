import type { Metadata } from "next";
import type { legalDocuments } from "@/lib/content/names";
import { getDocumentEntry } from "@/lib/content/site/documents";
import { customPagesBySlug, type Site } from "@/lib/content/site/site";
import { textMetadata } from "@/lib/machines/metadata/page-metadata";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { routes } from "@/lib/util/routes";

/** Terms, privacy policy, disclosure. Their breadcrumbs have separate labels. */
export function legalPage(site: Site, document: (typeof legalDocuments)[number]) {
  const { slug, data, body } = getDocumentEntry(site, document);
  const { label, title, effective, updated, corrections } = data;
  return {
    page: { path: routes.page(slug), name: title, corrections },
    label,
    title,
    days: { effective, updated },
    body: renderText(site, slug, body, "none"),
  };
}

/** A page of content/pages/<slug>.md; `undefined` if there is none. */
export function customPage(site: Site, slug: string) {
  const found = customPagesBySlug(site).get(slug);
  if (!found) return undefined;
  const { title, label, template, effective, updated, offers, corrections } = found.data;
  return {
    page: { path: routes.page(slug), name: title, label: title, offers, corrections },
    label,
    title,
    days: template === "legal" && effective && updated ? { effective, updated } : undefined,
    body: renderText(site, slug, found.body, offers),
  };
}

export function customPageMetadata(site: Site, slug: string): Metadata | undefined {
  const found = customPagesBySlug(site).get(slug)?.data;
  return (
    found && textMetadata(site, { path: routes.page(slug), title: found.seoTitle, description: found.seoDescription })
  );
}

function renderText(site: Site, slug: string, body: string, offers: "none" | undefined) {
  return renderBody(body, getRenderContext(site, { page: routes.page(slug), placement: "body", offers }));
}
