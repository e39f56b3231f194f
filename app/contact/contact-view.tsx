import { PageFrame } from "@/app/page-frame";
import { ContactColumns } from "@/components/forms/contact-columns";
import { ContactDetails } from "@/components/forms/contact-details";
import { ContactForm } from "@/components/forms/contact-form";
import { FaqSection } from "@/components/ui/faq-section";
import { PageHero } from "@/components/ui/page-hero";
import { getDocument } from "@/lib/content/snapshot/documents";
import { routes } from "@/lib/site/routes";
import { renderAnswers } from "@/lib/text/render-snippet";

type ContactViewProps = {
  /** What a report is about, in words; the form is then prefilled with it. */
  about?: string | undefined;
};

/** The contact page, with a form that is empty or prefilled for a report. */
export function ContactView({ about }: ContactViewProps) {
  const { heading, lede, faq, corrections, ...details } = getDocument("pages/contact");
  const questions = renderAnswers(faq);
  return (
    <PageFrame path={routes.contact()} name={heading} type="ContactPage" {...{ questions, corrections }}>
      <PageHero title={heading} lede={lede} />
      <ContactColumns form={<ContactForm about={about} />} details={<ContactDetails {...details} />} />
      <FaqSection id="questions" title="Before you write" items={questions} />
    </PageFrame>
  );
}
