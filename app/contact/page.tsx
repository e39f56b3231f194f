import type { Metadata } from "next";
import { publisher } from "@/app/data/publisher";
import { Main } from "@/components/chrome/main";
import { ContactColumns } from "@/components/forms/contact-columns";
import { ContactDetails } from "@/components/forms/contact-details";
import { ContactForm } from "@/components/forms/contact-form";
import { JsonLd } from "@/components/seo/json-ld";
import { FaqSection } from "@/components/ui/faq-section";
import { PageHero } from "@/components/ui/page-hero";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getSite } from "@/lib/content/snapshot/site-document";
import { renderAnswers } from "@/lib/markdown/render-answers";
import { buildPageTrail } from "@/lib/site/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/site/metadata/page-metadata";
import { titles } from "@/lib/site/metadata/titles";
import { routes } from "@/lib/site/routes";
import { buildPageGraph } from "@/lib/site/structured-data/page-graph";

export const revalidate = 300;

export function generateMetadata(): Metadata {
  const { seoTitle, seoDescription } = getDocument("pages/contact");
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.page(seoTitle, name),
    shareTitle: seoTitle,
    description: seoDescription,
    path: routes.contact(),
    siteName: name,
  });
}

export default function ContactPage() {
  const { heading, lede, faq, ...details } = getDocument("pages/contact");
  const trail = buildPageTrail("contact");
  const questions = renderAnswers(faq);
  const graph = { path: routes.contact(), name: heading, type: "ContactPage", trail, questions } as const;
  return (
    <Main trail={trail}>
      <JsonLd data={buildPageGraph({ publisher: publisher(), ...graph })} />
      <PageHero title={heading} lede={lede} />
      <ContactColumns form={<ContactForm />} details={<ContactDetails {...details} />} />
      <FaqSection id="questions" title="Before you write" items={questions} />
    </Main>
  );
}
