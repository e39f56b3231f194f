"use client";

import type { FormField as FormFieldDefinition } from "@/lib/messages/fields";
import { contactFields, contactTexts, reportFields } from "@/lib/messages/fields";
import { routes } from "@/lib/util/routes";
import { Button } from "../ui/button";
import styles from "./contact.module.css";
import { FormField } from "./form-field";
import { FormStatus } from "./form-status";
import { Honeypot } from "./honeypot";
import { useFormPost } from "./use-form-post";

type ContactFormProps = {
  /** What a report is about, in words; the form is then prefilled with it. */
  about?: string | undefined;
};

/** Contact form. With script, the answer appears below the form; without, on a page of its own. */
export function ContactForm({ about }: ContactFormProps) {
  const fields = about === undefined ? contactFields : reportFields(about);
  const { step, message, errors, formProps } = useFormPost(routes.contactApi(), fields, contactTexts);
  const isSending = step === "sending";
  return (
    <form
      className={`stack-5 relative ${styles.contactForm}`}
      aria-label="Contact"
      aria-busy={isSending}
      {...formProps}
    >
      {Object.entries<FormFieldDefinition>(fields).map(([name, field]) => (
        <FormField key={name} id={`contact-${name}`} name={name} field={field} error={errors[name]} />
      ))}
      <Honeypot id="contact-remarks" />
      <div className="stack-4 start form-field-wide">
        <Button type="submit" size="lg" disabled={isSending} report="Contact Send">
          {isSending ? "Sending..." : "Send message"}
        </Button>
        <FormStatus step={step} message={message} />
      </div>
    </form>
  );
}
