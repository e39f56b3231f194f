import type { Metadata } from "next";
import { Main } from "@/components/chrome/main";
import { ContactColumns } from "@/components/forms/contact-columns";
import { ContactDetails } from "@/components/forms/contact-details";
import { ContactForm } from "@/components/forms/contact-form";
import { JsonLd } from "@/components/seo/json-ld";
import { FaqSection } from "@/components/ui/faq-section";
import { PageHero } from "@/components/ui/page-hero";
import { routes } from "@/lib/config/routes";
import { getDocument } from "@/lib/content/documents";
import { getSite } from "@/lib/content/site";
import { renderAnswers } from "@/lib/markdown/render-answers";
import { buildPageTrail } from "@/lib/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/metadata/page-metadata";
import { titles } from "@/lib/metadata/titles";
import { buildBreadcrumbList } from "@/lib/structured-data/breadcrumb-list";
import { buildContactPage } from "@/lib/structured-data/contact-page";

export const revalidate = 300;

export function generateMetadata(): Metadata {
  const { seoTitle, seoDescription } = getDocument("pages/contact");
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.page(seoTitle, name),
    description: seoDescription,
    path: routes.contact(),
    siteName: name,
  });
}

export default function ContactPage() {
  const { heading, lede, faq, ...details } = getDocument("pages/contact");
  const trail = buildPageTrail("contact");
  const breadcrumbs = buildBreadcrumbList(trail);
  return (
    <Main trail={trail}>
      <JsonLd data={buildContactPage(heading, getSite().name)} />
      {breadcrumbs && <JsonLd data={breadcrumbs} />}
      <PageHero title={heading} lede={lede} />
      <ContactColumns form={<ContactForm />} details={<ContactDetails {...details} />} />
      <FaqSection id="questions" title="Before you write" items={renderAnswers(faq)} />
    </Main>
  );
}
