import type { Route } from "next";
import { z } from "zod";
import type { Env } from "../runtime/env";
import { routes } from "../util/routes";
import { sealConfirmation } from "./confirm-token";
import { choice, emailAddress, line, longText } from "./field-schemas";
import {
  confirmationTexts,
  contactFields,
  contactTexts,
  type FormFields,
  type FormTexts,
  newsletterFields,
  newsletterTexts,
  platformTypeOptions,
  refSourceOptions,
  subjectOptions,
} from "./fields";

/** Everything that differs between the forms. */
export type FormDefinition = {
  /** Name of the inbox file, and of the form in the log. */
  name: "contact" | "newsletter";
  fields: FormFields;
  texts: FormTexts;
  /** Validates what was typed. Its output, in the order of its keys, is the payload of the webhook. */
  schema: z.ZodType<Record<string, string>>;
  /** What is delivered; by default what was typed. */
  toPayload?: (typed: Record<string, string>, env: Env) => Record<string, string>;
  webhookUrl: (env: Env) => string | undefined;
  /** Address of the API route. */
  action: Route;
  /** Thank-you page for readers without script. */
  donePath: Route;
  /** The same for a message that is kept, and delivered later. */
  keptPath: Route;
  /** Page that contains the form. */
  homePath: Route;
  /** Heading and button of the page that shows errors to readers without script. */
  heading: string;
  submitLabel: string;
};

/** Rules: docs/reference/behaviour.md. The keys, in this order, are the payload of the webhook. */
export const contactSchema = z.object({
  name: line(contactFields.name),
  email: emailAddress(contactFields.email),
  subject: choice(subjectOptions),
  message: longText(contactFields.message),
  refSource: choice(refSourceOptions),
  platformType: choice(platformTypeOptions),
});

export const contactForm: FormDefinition = {
  name: "contact",
  fields: contactFields,
  texts: contactTexts,
  schema: contactSchema,
  webhookUrl: (env) => env.contactWebhookUrl,
  action: routes.contactApi(),
  donePath: routes.messageSent(),
  keptPath: routes.formKept(),
  homePath: routes.contact(),
  heading: "Your message has not been sent yet",
  submitLabel: "Send message",
};

export const newsletterForm: FormDefinition = {
  name: "newsletter",
  fields: newsletterFields,
  texts: newsletterTexts,
  schema: z.object({ email: emailAddress(newsletterFields.email) }),
  webhookUrl: (env) => env.newsletterWebhookUrl,
  action: routes.newsletterApi(),
  donePath: routes.subscribed(),
  keptPath: routes.formKept(),
  homePath: routes.home(),
  heading: "You are not subscribed yet",
  submitLabel: "Subscribe",
};

/**
 * The same with confirmation (NEWSLETTER_SECRET): the receiver of the webhook sends a mail with the link, and hears of the
 * confirmation in a second message (docs/operators/messages.md).
 */
export const confirmedNewsletterForm: FormDefinition = {
  ...newsletterForm,
  texts: confirmationTexts,
  donePath: routes.confirmAddress(),
  toPayload: ({ email = "" }, { newsletterSecret, siteUrl }) => {
    if (newsletterSecret === undefined) throw new Error("NEWSLETTER_SECRET is not set.");
    const link = `${siteUrl}${routes.newsletterConfirm(sealConfirmation(email, newsletterSecret))}`;
    return { email, event: "confirm", confirmUrl: link };
  },
};
