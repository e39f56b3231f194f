import { z } from "zod";
import { routes } from "../site/routes";
import { sealConfirmation } from "./confirm/confirm-token";
import { emailAddress } from "./field-schemas";
import type { FormDefinition } from "./form-definition";
import { confirmationTexts, newsletterFields, newsletterTexts } from "./newsletter-fields";

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
 * confirmation in a second message (docs/inbox.md).
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
