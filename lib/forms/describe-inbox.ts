import type { Env } from "../runtime/env";
import { inboxFolder } from "./inbox-file";

/** A line for the operator that names the forms without a webhook; `undefined` if both have one. */
export function describeInbox(env: Env): string | undefined {
  const forms = [...(env.contactWebhookUrl ? [] : ["contact"]), ...(env.newsletterWebhookUrl ? [] : ["newsletter"])];
  if (forms.length === 0) return undefined;
  return `${forms.join(" and ")}: messages are kept in ${inboxFolder(env)}; \`npm run inbox\` reads them.`;
}
