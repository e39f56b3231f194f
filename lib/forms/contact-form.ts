import { z } from "zod";
import { routes } from "../site/routes";
import { contactFields, contactTexts, platformTypeOptions, refSourceOptions, subjectOptions } from "./contact-fields";
import { choice, emailAddress, line, longText } from "./field-schemas";
import type { FormDefinition } from "./form-definition";

/** Rules: docs/product.md, section 5. The keys, in this order, are the payload of section 7. */
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
