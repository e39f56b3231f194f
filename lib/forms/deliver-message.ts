import { Refusal } from "../http/refusal";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import { reasonOf } from "../runtime/reason-of";
import { isNotedKept } from "../shared-state/kept-messages";
import { attemptDelivery } from "./attempt-delivery";
import type { FormDefinition } from "./form-definition";
import { keepInInbox, outboxFolder } from "./inbox-file";
import { leaseMs } from "./outbox/drain-outbox";
import { openOutbox } from "./outbox/outbox";
import { retryDelay } from "./outbox/retry-schedule";
import { tryToKeep } from "./outbox/try-to-keep";

export type Delivery = {
  env: Env;
  idempotencyKey: string;
  /** Time limit of the webhook. */
  timeoutMs: number;
  /** Counts a message against the quota of the webhook. False if it is used up. */
  takeQuota: () => Promise<boolean>;
};

/** `kept`: it is in the outbox, and goes to the webhook later. */
export type Delivered = "delivered" | "kept";

/**
 * Delivers a valid message: to the form's webhook by way of the outbox, or without a webhook to the inbox file. What the
 * webhook does not answer stays in the outbox, and so does what is over its quota.
 * @throws Refusal 502 with the message of the receiving service or of the form (docs/product.md, section 8); 503 if the
 * inbox file cannot be written.
 */
export async function deliver(
  form: FormDefinition,
  message: Record<string, string>,
  { env, idempotencyKey, timeoutMs, takeQuota }: Delivery,
): Promise<Delivered> {
  const url = form.webhookUrl(env);
  if (!url) {
    await keepInInbox(form, message, env);
    return "delivered";
  }
  const outbox = openOutbox(outboxFolder(env));
  // On the disk before the webhook is asked: a crash in between loses nothing.
  const kept = await tryToKeep(outbox, form.name, idempotencyKey, message, Date.now() + leaseMs(timeoutMs));
  if (kept === "already") return "kept";
  if (!(await takeQuota())) {
    if (kept) await quietly(form, outbox.postpone(kept, Date.now(), "quota"));
    else await keepInInbox(form, message, env);
    return "kept";
  }
  const attempt = await attemptDelivery(form.name, { url, payload: message, idempotencyKey, timeoutMs });
  if (kept && attempt.outcome === "silent") {
    await quietly(form, outbox.postpone(kept, Date.now() + retryDelay(kept.attempts), attempt.reason));
    return "kept";
  }
  // A refused message is not kept: its sender is told.
  if (kept) await quietly(form, outbox.remove(kept));
  if (attempt.outcome === "silent") throw new Refusal(502, form.texts.failed);
  if (attempt.outcome === "refused") throw new Refusal(502, attempt.text || form.texts.refused);
  return "delivered";
}

/** What became of a message that was delivered or kept before, here or on another machine. */
export async function recallDelivery(key: string, env: Env): Promise<Delivered> {
  // Without a disk nothing is kept.
  const waiting = await openOutbox(outboxFolder(env))
    .list("waiting")
    .catch(() => []);
  const isKept = waiting.some((message) => message.key === key) || (await isNotedKept(key));
  return isKept ? "kept" : "delivered";
}

/** Once the webhook has been asked, a failing disk changes nothing for the sender: at worst, the key is delivered twice. */
async function quietly(form: FormDefinition, change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    logError(`${form.name}: a message in the outbox could not be changed: ${reasonOf(error)}`);
  }
}
