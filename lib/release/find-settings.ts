import { isPlaceholder } from "../links/collect-links";
import type { Env } from "../runtime/env";
import type { ReleaseItem } from "./release-item";

type ReadSettings = Pick<Env, "siteUrl" | "claims" | "contactWebhookUrl" | "newsletterWebhookUrl" | "revalidateSecret">;

/** Settings without which a public site tells search engines a wrong address, keeps messages unread, or shows unproved claims. */
export function findSettings(env: ReadSettings): ReleaseItem[] {
  const { siteUrl, contactWebhookUrl, newsletterWebhookUrl, revalidateSecret } = env;
  const hasHost = siteUrl.startsWith("https:") && !isPlaceholder(siteUrl);
  const lacks: [boolean, string, string][] = [
    [!hasHost, `SITE_URL is ${siteUrl}.`, "Set the https address at which readers find the site."],
    [!contactWebhookUrl, "CONTACT_WEBHOOK_URL is not set.", "Set the address that receives contact messages."],
    [!newsletterWebhookUrl, "NEWSLETTER_WEBHOOK_URL is not set.", "Set the address that receives newsletter sign-ups."],
    [!revalidateSecret, "REVALIDATE_SECRET is not set.", "Set the secret that signs publications."],
  ];
  const webhooks = [contactWebhookUrl, newsletterWebhookUrl].filter((url) => url !== undefined && isPlaceholder(url));
  return [
    ...lacks.flatMap(([isLacking, what, todo]) => (isLacking ? [{ what, todo }] : [])),
    // Without its address, which may be a secret.
    ...webhooks.map(() => ({ what: "A webhook leads to a host that never exists.", todo: "Set its real address." })),
  ].map((item) => ({ kind: "setting", owner: "developer", ...item }));
}
