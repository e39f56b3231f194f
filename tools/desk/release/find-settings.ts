import { isAbsolute } from "node:path";
import type { Env } from "../../../lib/runtime/env";
import { isPlaceholder } from "../links/collect-links";
import type { ReleaseItem } from "./release-item";

/**
 * Settings without which a public site tells search engines a wrong address or loses messages; and as hints those that are
 * easily missed. Not of claims and links: on a live site, both are strict.
 */
export function findSettings(env: Env): ReleaseItem[] {
  const { siteUrl, contactWebhookUrl, newsletterWebhookUrl, inboxDir } = env;
  const hasHost = siteUrl.startsWith("https:") && !isPlaceholder(siteUrl);
  // A release runs in a folder that the next one empties.
  const isKept = isAbsolute(inboxDir);
  const noInbox = `is not set, and an upgrade may empty ${inboxDir}.`;
  const inbox = "or STATE_DIR as an absolute path: `npm run ops -- inbox` reads what arrives.";
  const lacks: [boolean, string, string][] = [
    [!hasHost, `SITE_URL is ${siteUrl}.`, "Set the https address at which readers find the site."],
    [
      !contactWebhookUrl && !isKept,
      `CONTACT_WEBHOOK_URL ${noInbox}`,
      `Set the address that receives contact messages, ${inbox}`,
    ],
    [
      !newsletterWebhookUrl && !isKept,
      `NEWSLETTER_WEBHOOK_URL ${noInbox}`,
      `Set the address that receives newsletter sign-ups, ${inbox}`,
    ],
  ];
  const hints: [boolean, string, string][] = [
    [
      !env.revalidateSecret,
      "REVALIDATE_SECRET is not set: readers may see content changes five minutes late.",
      "Set the secret that signs publications.",
    ],
    [
      !env.newsletterSecret,
      "NEWSLETTER_SECRET is not set: anyone can sign up someone else's address.",
      "Set the secret that signs confirmation links.",
    ],
    [
      !env.metricsToken,
      "METRICS_TOKEN is not set: there are no metrics and no alerts.",
      "docs/operators/monitoring.md says how.",
    ],
    [
      env.trustedProxies === 0,
      "TRUSTED_PROXIES is 0: behind nginx or another proxy, all readers count as one sender.",
      "Set it to the number of proxies.",
    ],
  ];
  // Without the address, which may be a secret.
  const leadsNowhere = ["A webhook leads to a placeholder host.", "Set its real address."] as const;
  const webhooks = [contactWebhookUrl, newsletterWebhookUrl].map(
    (url) => [url !== undefined && isPlaceholder(url), ...leadsNowhere] as [boolean, string, string],
  );
  const getItems = (kind: "setting" | "hint", all: typeof lacks) =>
    all.flatMap(([isLacking, what, todo]): ReleaseItem[] =>
      isLacking ? [{ kind, owner: "developer", what, todo }] : [],
    );
  return [...getItems("setting", [...lacks, ...webhooks]), ...getItems("hint", hints)];
}
