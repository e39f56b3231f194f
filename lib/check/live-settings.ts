import { isAbsolute } from "node:path";
import type { Env } from "../runtime/env";
import { isPlaceholderHost } from "../util/hosts";

/**
 * Settings without which a live site tells search engines a wrong address or loses messages (`errors`), and those that are easily
 * missed (`hints`). Without the webhooks' addresses, which may be secret.
 */
export function findSettings(env: Env): { errors: string[]; hints: string[] } {
  const { siteUrl, contactWebhookUrl, newsletterWebhookUrl, inboxDir } = env;
  const isNowhere = (url: string | undefined) => url !== undefined && isPlaceholderHost(new URL(url).hostname);
  // A release runs in a folder that the next one empties.
  const isKept = isAbsolute(inboxDir);
  const lost = `is not set, and an upgrade may empty ${inboxDir}. Set it, or STATE_DIR as an absolute path: \`npm run ops -- inbox\` reads what arrives.`;
  const errors: [isMissing: boolean, message: string][] = [
    [
      !siteUrl.startsWith("https:") || isNowhere(siteUrl),
      `SITE_URL is ${siteUrl}. Set the https address at which readers find the site.`,
    ],
    [!contactWebhookUrl && !isKept, `CONTACT_WEBHOOK_URL ${lost}`],
    [!newsletterWebhookUrl && !isKept, `NEWSLETTER_WEBHOOK_URL ${lost}`],
    [
      isNowhere(contactWebhookUrl) || isNowhere(newsletterWebhookUrl),
      "A webhook leads to a placeholder host. Set its real address.",
    ],
  ];
  const hints: [isMissing: boolean, message: string][] = [
    [!env.revalidateSecret, "REVALIDATE_SECRET is not set: readers may see content changes five minutes late."],
    [!env.metricsToken, "METRICS_TOKEN is not set: there are no metrics and no alerts."],
    [
      env.trustedProxies === 0,
      "TRUSTED_PROXIES is 0: behind nginx or another proxy, all readers count as one sender. Set it to the number of proxies.",
    ],
  ];
  const pick = (all: typeof errors) => all.flatMap(([isMissing, message]) => (isMissing ? [message] : []));
  return { errors: pick(errors), hints: pick(hints) };
}
