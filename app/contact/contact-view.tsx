import { PageLayout } from "@/app/views/page-layout";
import { ContactColumns } from "@/components/forms/contact-columns";
import { ContactDetails } from "@/components/forms/contact-details";
import { ContactForm } from "@/components/forms/contact-form.island";
import { FaqSection } from "@/components/ui/faq-section";
import { Island } from "@/components/ui/island.island";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument } from "@/lib/content/site/documents";
import { renderAnswers } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";

type ContactViewProps = {
  /** What a report is about, in words; the form is then prefilled with it. */
  about?: string | undefined;
};

/** The contact page, with a form that is empty or prefilled for a report. */
export function ContactView({ about }: ContactViewProps) {
  const { heading, lede, faq, corrections, ...details } = getDocument(currentSite(), "pages/contact");
  const questions = renderAnswers(faq);
  return (
    <PageLayout path={routes.contact()} name={heading} type="ContactPage" corrections={corrections}>
      <PageHero title={heading} lede={lede} />
      <ContactColumns
        form={
          <Island name="contact-form">
            <ContactForm about={about} />
          </Island>
        }
        details={<ContactDetails {...details} />}
      />
      <FaqSection id="questions" title="Before you write" items={questions} />
    </PageLayout>
  );
}
