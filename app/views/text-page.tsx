import styles from "@/components/legal/legal.module.css";
import { LegalText } from "@/components/legal/legal-text";
import { PageHero } from "@/components/ui/page-hero";
import { Prose } from "@/components/ui/prose";
import { currentSite } from "@/lib/content/site/current-site";
import "@/components/ui/helplines.css";
import type { legalDocuments } from "@/lib/content/names";
import type { CustomPageEntry } from "@/lib/content/site/documents";
import { getDocumentEntry } from "@/lib/content/site/documents";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { routes } from "@/lib/util/routes";
import { PageLayout } from "./page-layout";

/** Terms, privacy policy, disclosure. Their breadcrumbs have separate labels. */
export function LegalPage({ document }: { document: (typeof legalDocuments)[number] }) {
  const site = currentSite();
  const { slug, data, body } = getDocumentEntry(site, document);
  return (
    <PageLayout path={routes.page(slug)} name={data.title} corrections={data.corrections}>
      <LegalText
        {...data}
        body={renderBody(body, getRenderContext(site, { page: routes.page(slug), placement: "body", offers: "none" }))}
      />
    </PageLayout>
  );
}

/** A page of content/pages/<slug>.md. */
export function CustomPage({ page: { slug, data, body } }: { page: CustomPageEntry }) {
  const { title, label, template, effective, updated, offers, corrections } = data;
  const text = renderBody(
    body,
    getRenderContext(currentSite(), { page: routes.page(slug), placement: "body", offers }),
  );
  return (
    <PageLayout path={routes.page(slug)} name={title} label={title} offers={offers} corrections={corrections}>
      {template === "legal" && effective && updated ? (
        <LegalText label={label} title={title} effective={effective} updated={updated} body={text} />
      ) : (
        <>
          <PageHero eyebrow={label} title={title} />
          <div className={`container ${styles.textPage}`}>
            <Prose html={text.html} />
          </div>
        </>
      )}
    </PageLayout>
  );
}
