// What browsers need of the forms: no zod here, and nothing of the server. The rules are in forms.ts.

/** One field of a form. The form on the page, the reply page and the error messages are made from it. */
export type FormField = {
  label: string;
  control: "text" | "email" | "textarea" | "select";
  required?: boolean;
  /**
   * Longest value, in UTF-16 code units like the HTML attribute. Checked by the server only: the attribute would cut
   * off a pasted text silently.
   */
  maxLength?: number;
  autoComplete?: string;
  placeholder?: string;
  /** What a text area begins with. */
  initial?: string;
  /** Values of a select; the first is the default. An empty value is shown as `emptyLabel`. */
  options?: readonly string[];
  emptyLabel?: string;
  /** Message for a required field that is empty. */
  missing?: string;
  /** Message for a value of the wrong type. */
  invalid?: string;
  /** Takes the full width of a two-column form. */
  wide?: boolean;
};

/** Fields by name, in the order of the form and of the payload. */
export type FormFields = Readonly<Record<string, FormField>>;

/** Messages by field name, one sentence each. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Texts of a form that belong to no field. */
export type FormTexts = {
  success: string;
  /** Received and kept: the receiving service has not answered. */
  kept: string;
  /** The receiving service refused without a message. */
  refused: string;
  /** It could not be reached or did not answer in time, or something else failed. */
  failed: string;
};

/** JSON reply of the API. `fields` has the messages for single fields. */
export type FormReply = { ok: true; message: string } | { ok: false; message: string; fields?: FieldErrors };

/** Whether the label says "(optional)". Not for a select with a default, which is never empty. */
export function mayBeEmpty({ required, options }: FormField): boolean {
  return !required && !options?.[0];
}

/** Honeypot: a field that people cannot see. A message in which it is filled in is accepted and dropped. */
export const honeypotName = "remarks";

/** Option lists and defaults: docs/reference/behaviour.md. */
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

/** The contact form. */
export const contactFields = {
  name: {
    label: "Name",
    control: "text",
    maxLength: 100,
    autoComplete: "name",
  },
  email: {
    label: "Email address",
    control: "email",
    required: true,
    maxLength: 254,
    autoComplete: "email",
    missing: "Enter your email address, so that we can answer.",
    invalid: "Enter an email address like name@example.com.",
  },
  subject: {
    label: "Subject",
    control: "select",
    options: subjectOptions,
    wide: true,
  },
  message: {
    label: "Message",
    control: "textarea",
    required: true,
    maxLength: 5000,
    missing: "Write your message.",
    wide: true,
  },
  refSource: {
    label: "How did you find us?",
    control: "select",
    options: refSourceOptions,
    emptyLabel: "Select an option",
  },
  platformType: {
    label: "I am writing as",
    control: "select",
    options: platformTypeOptions,
  },
} as const satisfies FormFields;

/** The contact form as a report begins it: its subject comes first, which makes it the default. */
export function reportFields(about: string): FormFields {
  const { subject, message } = contactFields;
  const others = subject.options.filter((option) => option !== reportSubject);
  return {
    ...contactFields,
    subject: { ...subject, options: [reportSubject, ...others] },
    message: { ...message, initial: `About ${about}\n\n` },
  };
}

/** For both forms. docs/decisions/064-an-outbox-of-files.md */
export const keptText =
  "We have received what you sent and will pass it on as soon as we can. You do not need to send it again.";

/** The exact texts of docs/reference/behaviour.md. */
export const contactTexts: FormTexts = {
  success: "Your message has been sent successfully! We'll get back to you soon.",
  kept: keptText,
  refused: "Failed to send message",
  failed: "There was an error sending your message. Please try again.",
};

/** The newsletter form: only an email address (docs/reference/behaviour.md). */
export const newsletterFields = {
  email: {
    ...contactFields.email,
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
