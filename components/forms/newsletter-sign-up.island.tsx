"use client";

import { newsletterFields, newsletterTexts } from "@/lib/messages/fields";
import { routes } from "@/lib/util/routes";
import { Button } from "../ui/button";
import { errorId, FieldControl } from "./field-control";
import { FormStatus } from "./form-status";
import { Honeypot } from "./honeypot";
import { useFormPost } from "./use-form-post";

type NewsletterSignUpProps = {
  /** Unique on the page. */
  id: string;
};

/** Email field and button of the newsletter form. */
export function NewsletterSignUp({ id }: NewsletterSignUpProps) {
  const { step, message, errors, formProps } = useFormPost(routes.newsletterApi(), newsletterFields, newsletterTexts);
  const isSending = step === "sending";
  const { email } = newsletterFields;
  return (
    <form className="stack-3 relative" aria-busy={isSending} {...formProps}>
      <div className="row-2 newsletter-row">
        <label className="visually-hidden" htmlFor={id}>
          {email.label}
        </label>
        <div className="newsletter-input">
          <FieldControl id={id} name="email" field={email} error={errors.email} />
        </div>
        <Button type="submit" variant="secondary" disabled={isSending} report="Newsletter Subscribe">
          {isSending ? "Sending..." : "Subscribe"}
        </Button>
      </div>
      <Honeypot id={`${id}-remarks`} />
      {errors.email && (
        <p className="text-sm bold error" id={errorId(id)}>
          {errors.email}
        </p>
      )}
      <FormStatus step={step} message={errors.email ? "" : message} />
    </form>
  );
}
