import type { ClientAddress } from "../http/client-address";
import { createRateLimit } from "../http/rate-limit";
import { logError } from "../runtime/log";

const windowMs = 600_000;

/** How many messages may be delivered in ten minutes: of one household, of one /48 network, and to a form's webhook. */
const perHousehold = { limit: 5, windowMs, maxKeys: 10_000 };
const perSite = { limit: 30, windowMs, maxKeys: 10_000 };
const overall = { limit: 300, windowMs, maxKeys: 1 };

/** Makes the count of senders: it answers 0 when the sender may deliver, else the seconds after which it may. */
export function createSenderLimit(): (sender: ClientAddress) => number {
  const limitHousehold = createRateLimit(perHousehold);
  const limitSite = createRateLimit(perSite);
  // What a household is refused is not counted for its network, or one household could use up what its neighbours may send.
  return ({ household, site }) => limitHousehold(household) || (site === undefined ? 0 : limitSite(site));
}

/**
 * Makes the count of what a form's webhook is sent: it answers false when it has been sent enough for now, and says so in
 * the log once in ten minutes. What senders share is never a reason to turn one of them away.
 */
export function createWebhookQuota(form: string): () => boolean {
  const limitWebhook = createRateLimit(overall);
  const limitWarning = createRateLimit({ limit: 1, windowMs, maxKeys: 1 });
  return () => {
    if (limitWebhook("webhook") === 0) return true;
    if (limitWarning("warning") === 0)
      logError(`${form}: more than ${overall.limit} messages in ten minutes; what is over goes to the inbox file.`);
    return false;
  };
}
