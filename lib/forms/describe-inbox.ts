import type { Env } from "../runtime/env";
import { inboxFolder } from "./inbox-file";

/** A line for the operator that names the forms without a webhook; `undefined` if both have one. */
export function describeInbox(env: Env): string | undefined {
  const missing = [
    env.contactWebhookUrl ? undefined : "CONTACT_WEBHOOK_URL",
    env.newsletterWebhookUrl ? undefined : "NEWSLETTER_WEBHOOK_URL",
  ].filter((name) => name !== undefined);
  if (missing.length === 0) return undefined;
  return `${missing.join(" and ")} not set: what these forms receive is kept in ${inboxFolder(env)}.`;
}
