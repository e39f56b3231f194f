import type { FormFields, FormTexts } from "./form-types";

/** Option lists and defaults: docs/product.md, section 5. */
export const subjectOptions = [
  "General Question",
  "Platform Suggestion",
  "Report Inaccuracy",
  "Business Inquiry",
  "Affiliate Request",
  "Something Else",
] as const;

const reportSubject = "Report Inaccuracy" satisfies (typeof subjectOptions)[number];

export const refSourceOptions = [
  "",
  "Google Search",
  "Social Media",
  "Friend Recommendation",
  "Blog or Article",
  "Other",
] as const;

export const platformTypeOptions = ["Just a user", "I work for a platform", "Other"] as const;

/** The contact form. Safe to import in the browser: the schema, which needs zod, is in contact-form.ts. */
export const contactFields = {
  name: {
    label: "Name",
    control: "text",
    purpose: "The sender's name.",
    maxLength: 100,
    autoComplete: "name",
  },
  email: {
    label: "Email address",
    control: "email",
    purpose: "The sender's email address, to which the answer goes.",
    required: true,
    maxLength: 254,
    autoComplete: "email",
    missing: "Enter your email address, so that we can answer.",
    invalid: "Enter an email address like name@example.com.",
  },
  subject: {
    label: "Subject",
    control: "select",
    purpose: "What the message is about.",
    options: subjectOptions,
    wide: true,
  },
  message: {
    label: "Message",
    control: "textarea",
    purpose: "The message to the editors.",
    required: true,
    maxLength: 5000,
    missing: "Write your message.",
    wide: true,
  },
  refSource: {
    label: "How did you find us?",
    control: "select",
    purpose: "Where the sender heard of the site.",
    options: refSourceOptions,
    emptyLabel: "Select an option",
  },
  platformType: {
    label: "Who is writing?",
    control: "select",
    purpose: "Whether the sender works for a platform.",
    options: platformTypeOptions,
  },
} as const satisfies FormFields;

/** The contact form as a report begins it: its subject stands first, which makes it the one that is chosen. */
export function reportFields(about: string): FormFields {
  const { subject, message } = contactFields;
  const others = subject.options.filter((option) => option !== reportSubject);
  return {
    ...contactFields,
    subject: { ...subject, options: [reportSubject, ...others] },
    message: { ...message, initial: `About ${about}\n\n` },
  };
}

/** For both forms. docs/decisions/065-received-is-said-when-it-is-kept.md */
export const keptText =
  "We have received what you sent, and keep it until we can pass it on. You need not send it again.";

/** The exact texts of docs/product.md, section 8. */
export const contactTexts: FormTexts = {
  success: "Your message has been sent successfully! We'll get back to you soon.",
  kept: keptText,
  refused: "Failed to send message",
  failed: "There was an error sending your message. Please try again.",
};
