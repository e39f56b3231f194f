import { sha256 } from "../util/digest";
import type { Env } from "./env";

/**
 * Tells whether two processes run with the same secrets and connections. It is one hash of them all, so it gives none away.
 * Settings of pages have a fingerprint of their own (page-settings.ts).
 */
export function fingerprintOfSettings(env: Env): string {
  const secrets = [env.revalidateSecret, env.previewSecret, env.newsletterSecret, env.metricsToken, env.purgeToken];
  const connections = [env.redisUrl, env.contactWebhookUrl, env.newsletterWebhookUrl, env.trustedProxies];
  return sha256(JSON.stringify([...secrets, ...connections])).slice(0, 12);
}
