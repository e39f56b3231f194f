import type { ComponentProps } from "react";
import { PageLayout } from "@/app/views/page-layout";
import styles from "@/components/forms/contact.module.css";
import { ContactDetails } from "@/components/forms/contact-details";
import { ContactForm } from "@/components/forms/contact-form.island";
import { FaqSection } from "@/components/ui/faq-section";
import { Island } from "@/components/ui/island.island";
import { PageHero } from "@/components/ui/page-hero";
import type { contactView } from "./view";

type ContactViewProps = ReturnType<typeof contactView> & ComponentProps<typeof ContactForm>;

/** The contact page, with a form that is empty or prefilled for a report. */
export function ContactView({ page, hero, details, questions, about }: ContactViewProps) {
  return (
    <PageLayout {...page}>
      <PageHero {...hero} />
      <div className="container">
        <div className={styles.contactColumns}>
          <Island name="contact-form">
            <ContactForm about={about} />
          </Island>
          <ContactDetails {...details} />
        </div>
      </div>
      <FaqSection id="questions" title="Before you write" items={questions} />
    </PageLayout>
  );
}
