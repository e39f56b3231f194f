import type { ClientAddress } from "../http/client-address";
import { createRateLimit } from "../http/rate-limit";
import { logError } from "../runtime/log";
import { createSharedLimit } from "../shared-state/shared-limit";

const windowMs = 600_000;

/** Messages in ten minutes: from one household, and from one /48 network. */
const perHousehold = { limit: 5, windowMs, maxKeys: 10_000 };
const perSite = { limit: 30, windowMs, maxKeys: 10_000 };

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
 * Creates a quota of a form's webhook, in messages for ten minutes. It returns false when the quota is used up, and logs
 * that at most once in ten minutes. Such messages wait in the outbox: no sender is refused because of others.
 * @param limit Asked at the first message, because settings are not known before.
 */
export function createWebhookQuota(
  form: string,
  limit: () => number,
  name = `${form}-webhook`,
): () => Promise<boolean> {
  let limitWebhook: ((key: string) => Promise<number>) | undefined;
  const limitWarning = createRateLimit({ limit: 1, windowMs, maxKeys: 1 });
  return async () => {
    limitWebhook ??= createSharedLimit({ name, limit: limit(), windowMs, maxKeys: 1 });
    if ((await limitWebhook("webhook")) === 0) return true;
    if (limitWarning("warning") === 0)
      logError(`${form}: more than ${limit()} messages in ten minutes; what is over waits in the outbox.`);
    return false;
  };
}
