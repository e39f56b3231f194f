import { z } from "zod";
import { routes } from "../site/routes";
import { emailAddress } from "./field-schemas";
import type { FormDefinition } from "./form-definition";
import { newsletterFields, newsletterTexts } from "./newsletter-fields";

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
