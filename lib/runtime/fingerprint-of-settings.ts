import { sha256 } from "../util/digest";
import type { Env } from "./env";

/**
 * Tells whether two processes run with the same secrets and connections. It is one hash of them all, so it gives none away.
 * Settings of pages have a fingerprint of their own (page-settings.ts).
 */
export function fingerprintOfSettings(env: Env): string {
  const secrets = [env.revalidateSecret, env.previewSecret, env.newsletterSecret, env.metricsToken, env.purgeToken];
  const formers = [
    env.revalidateSecretFormer,
    env.previewSecretFormer,
    env.newsletterSecretFormer,
    env.metricsTokenFormer,
  ];
  const connections = [env.redisUrl, env.contactWebhookUrl, env.newsletterWebhookUrl, env.trustedProxies];
  return sha256(JSON.stringify([...secrets, ...connections, ...formers])).slice(0, 12);
}
