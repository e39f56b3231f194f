import type { ClientAddress } from "../http/client-address";
import { createRateLimit } from "../http/rate-limit";
import { logError } from "../runtime/log";
import { createSharedLimit } from "../shared-state/shared-limit";

const windowMs = 600_000;

/** Messages in ten minutes: from one household, from one /48 network, and to the webhook of a form. */
const perHousehold = { limit: 5, windowMs, maxKeys: 10_000 };
const perSite = { limit: 30, windowMs, maxKeys: 10_000 };
const overall = { limit: 300, windowMs, maxKeys: 1 };

/** Creates the limit of a form's senders. It returns 0 if the sender may deliver, else the seconds to wait. */
export function createSenderLimit(form: string): (sender: ClientAddress) => Promise<number> {
  const limitHousehold = createSharedLimit({ name: `${form}-household`, ...perHousehold });
  const limitSite = createSharedLimit({ name: `${form}-site`, ...perSite });
  // A refused household does not count for its network; otherwise one household could use up the limit of its
  // neighbours.
  return async ({ household, site }) =>
    (await limitHousehold(household)) || (site === undefined ? 0 : await limitSite(site));
}

/**
 * Creates the quota of a form's webhook. It returns false when the quota is used up, and logs that at most once in ten
 * minutes. Such messages go to the inbox file: no sender is refused because of others.
 */
export function createWebhookQuota(form: string): () => Promise<boolean> {
  const limitWebhook = createSharedLimit({ name: `${form}-webhook`, ...overall });
  const limitWarning = createRateLimit({ limit: 1, windowMs, maxKeys: 1 });
  return async () => {
    if ((await limitWebhook("webhook")) === 0) return true;
    if (limitWarning("warning") === 0)
      logError(`${form}: more than ${overall.limit} messages in ten minutes; what is over goes to the inbox file.`);
    return false;
  };
}
