"use client";

import { contactFields, contactTexts } from "@/lib/forms/contact-fields";
import { agentTool } from "@/lib/site/crawlers/agent-tool";
import { routes } from "@/lib/site/routes";
import { Button } from "../ui/button";
import styles from "./contact-form.module.css";
import { FormField } from "./form-field";
import { FormStatus } from "./form-status";
import { Honeypot } from "./honeypot";
import { useFormPost } from "./use-form-post";

/** Contact form. With script, the answer appears below the form; without, on a page of its own. */
export function ContactForm() {
  const { step, message, errors, formProps } = useFormPost(routes.contactApi(), contactFields, contactTexts);
  const isSending = step === "sending";
  return (
    <form
      className={styles.form}
      aria-label="Contact"
      aria-busy={isSending}
      {...agentTool("contact_editors", "Sends a message to the site's editors.")}
      {...formProps}
    >
      {Object.entries(contactFields).map(([name, field]) => (
        <FormField key={name} id={`contact-${name}`} name={name} field={field} error={errors[name]} />
      ))}
      <Honeypot id="contact-remarks" />
      <div className={styles.end}>
        <Button type="submit" size="lg" disabled={isSending} report={{ label: "Contact Send" }}>
          {isSending ? "Sending..." : "Send message"}
        </Button>
        <FormStatus step={step} message={message} />
      </div>
    </form>
  );
}
