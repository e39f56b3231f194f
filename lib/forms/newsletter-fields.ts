import { contactFields, keptText } from "./contact-fields";
import type { FormFields, FormTexts } from "./form-types";

/** The newsletter form: only an email address (docs/product.md, section 5). */
export const newsletterFields = {
  email: {
    ...contactFields.email,
    purpose: "The address to which the newsletter goes.",
    placeholder: "you@example.com",
    missing: "Enter your email address.",
  },
} as const satisfies FormFields;

/** Our own texts, modelled on those of the contact form. */
export const newsletterTexts: FormTexts = {
  success: "Thank you. Your address has been added to our newsletter.",
  kept: keptText,
  refused: "Failed to subscribe",
  failed: "There was an error sending your address. Please try again.",
};

/** The same with confirmation: nothing has been added yet. */
export const confirmationTexts: FormTexts = {
  ...newsletterTexts,
  success: "Thank you. You will get a mail from us: open its link to confirm your address.",
};
