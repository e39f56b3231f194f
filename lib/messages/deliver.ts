import { Refusal } from "../http/refusal";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import { getReason } from "../util/reason-of";
import type { FormDefinition } from "./forms";
import { inboxFolder, openOutbox, outboxFolder, type Payload } from "./outbox";
import { attemptDelivery } from "./webhook";

/** What became of a message. `kept`: it is in the outbox, and goes to its webhook later. */
export type Delivered = "delivered" | "kept";

export type Delivery = {
  env: Env;
  idempotencyKey: string;
  /** Time limit of the webhook. */
  timeoutMs: number;
};

/**
 * Delivers a valid message: to the form's webhook by way of the outbox, or without a webhook to the inbox. What the
 * webhook does not answer stays in the outbox. Without a disk, only what the webhook takes is delivered.
 * @throws Refusal 502 with the message of the receiving service or of the form; 503 if the
 * inbox cannot be written.
 */
export async function deliver(
  form: FormDefinition,
  message: Record<string, string>,
  { env, idempotencyKey, timeoutMs }: Delivery,
): Promise<Delivered> {
  const url = form.webhookUrl(env);
  if (!url) {
    await keepInInbox(form, message, { env, idempotencyKey });
    return "delivered";
  }
  const outbox = openOutbox(outboxFolder(env));
  const keep = () => outbox.keep(form.name, idempotencyKey, message, Date.now() + leaseMs(timeoutMs));
  // On the disk before the webhook is asked: a crash in between loses nothing. On a host without a disk, or when the
  // outbox is full, the webhook alone must do.
  const kept = env.hasDisk ? await quietly(form, "put into the outbox", keep) : undefined;
  if (kept === "already") return "kept";
  const key = kept?.key ?? idempotencyKey;
  const attempt = await attemptDelivery(form.name, { url, payload: message, idempotencyKey: key, timeoutMs });
  if (kept && attempt.outcome === "silent") {
    const due = Date.now() + retryDelay(kept.attempts);
    await quietly(form, "changed", () => outbox.postpone(kept, due, attempt.reason));
    return "kept";
  }
  if (attempt.outcome === "silent") throw new Refusal(502, form.texts.failed);
  if (attempt.outcome === "refused") {
    // Its sender is told, and the operator has it.
    if (kept) await quietly(form, "changed", () => outbox.bury(kept, String(attempt.status)));
    throw new Refusal(502, attempt.text || form.texts.refused);
  }
  if (kept) await quietly(form, "changed", () => outbox.remove(kept));
  return "delivered";
}

/**
 * Keeps a message that no webhook is to have in the inbox, for the operator.
 * @throws Refusal 503 if it cannot be written, or nothing is kept here.
 */
async function keepInInbox(
  form: Pick<FormDefinition, "name" | "texts">,
  message: Payload,
  { env, idempotencyKey }: { env: Env; idempotencyKey: string },
): Promise<void> {
  if (!env.hasDisk) {
    logError(`${form.name}: a message was refused: no webhook takes it now, and nothing is kept here.`);
    throw new Refusal(503, form.texts.failed);
  }
  try {
    await openOutbox(outboxFolder(env)).keep(form.name, idempotencyKey, message, Date.now(), "inbox");
  } catch (error) {
    logError(`${form.name}: a message could not be kept in ${inboxFolder(env)}: ${getReason(error)}`);
    throw new Refusal(503, form.texts.failed);
  }
}

/** A failing disk changes nothing for the sender: at worst, the key is delivered twice. @returns `undefined` if it fails. */
async function quietly<T>(form: FormDefinition, what: string, change: () => Promise<T>): Promise<T | undefined> {
  try {
    return await change();
  } catch (error) {
    logError(`${form.name}: a message could not be ${what}: ${getReason(error)}`);
    return undefined;
  }
}

/** Milliseconds: the first wait, and the longest. */
const firstWait = 5_000;
export const longestWait = 600_000;

/**
 * Milliseconds to wait after a number of attempts: twice as long each time, up to ten minutes. Half of it is random, so that
 * messages that failed together do not come back together.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(longestWait, firstWait * 2 ** Math.max(0, attempts - 1));
  return (full / 2) * (1 + random());
}

/** Milliseconds for which a delivery takes a message: the webhook's time limit and some seconds for the disk. */
export function leaseMs(timeoutMs: number): number {
  return timeoutMs + 5_000;
}
