import type { Env } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { forgetKept } from "../../shared-state/kept-messages";
import { attemptDelivery } from "../attempt-delivery";
import type { FormDefinition } from "../form-definition";
import { keepInInbox } from "../inbox-file";
import type { KeptMessage } from "./message-name";
import type { Outbox, Payload } from "./outbox";
import { isDue, isTooOld, isWorthRetrying, retryDelay } from "./retry-schedule";

/** Deliveries to a webhook at a time: one that has come back must not be flooded. */
const atOnce = 4;

/** Milliseconds for which a delivery takes a message: the webhook's time limit and some seconds for the disk. */
export function leaseMs(timeoutMs: number): number {
  return timeoutMs + 5_000;
}

export type Drain = {
  outbox: Outbox;
  forms: Readonly<Record<string, FormDefinition>>;
  env: Env;
  timeoutMs: number;
  /** Counts a delivery against the quota of a form's webhook. False if it is used up. */
  takeQuota: (form: string) => Promise<boolean>;
  isStopping: () => boolean;
};

/** Tries to deliver all messages that are due, oldest first. @throws The file system's error, when all deliveries have ended. */
export async function drainOutbox(drain: Drain): Promise<void> {
  const due = (await drain.outbox.list("waiting")).filter((message) => isDue(message.due, Date.now()));
  // Each form by itself: one webhook that hangs must not hold up the other.
  const forms = [...new Set(due.map(({ form }) => form))];
  const queues = forms.map((name) => due.filter(({ form }) => form === name).values());
  const all = queues.flatMap((queue) => Array.from({ length: atOnce }, () => deliverAll(queue, drain)));
  // Not Promise.all, which would end with the first failure: the next drain would deliver beside what is left of this one.
  const failure = (await Promise.allSettled(all)).find(({ status }) => status === "rejected");
  if (failure) throw (failure as PromiseRejectedResult).reason;
}

async function deliverAll(messages: Iterator<KeptMessage>, drain: Drain): Promise<void> {
  for (let next = messages.next(); !next.done && !drain.isStopping(); next = messages.next())
    if ((await deliverKept(next.value, drain)) === "quota used up") return;
}

async function deliverKept(
  message: KeptMessage,
  { outbox, forms, env, timeoutMs, takeQuota }: Drain,
): Promise<"quota used up" | undefined> {
  const form = forms[message.form];
  if (!form) return void (await outbox.bury(message, "unknown_form"));
  if (isTooOld(message.keptAt, Date.now())) return void (await buryAloud(outbox, message, message.reason));
  const url = form.webhookUrl(env);
  if (url && !(await takeQuota(form.name))) return "quota used up";
  const taken = await outbox.take(message, Date.now() + leaseMs(timeoutMs));
  if (!taken) return undefined;
  const payload = await readPayload(outbox, taken);
  if (payload === undefined) return undefined;
  if (!url) {
    // The operator has taken the webhook away.
    await keepInInbox(form, payload, env);
    return void (await outbox.remove(taken));
  }
  const attempt = await attemptDelivery(form.name, { url, payload, idempotencyKey: taken.key, timeoutMs });
  if (attempt.outcome === "delivered") {
    await outbox.remove(taken);
    return void (await forgetKept(taken.key));
  }
  const reason = attempt.outcome === "refused" ? String(attempt.status) : attempt.reason;
  if (attempt.outcome === "refused" && !isWorthRetrying(attempt.status))
    return void (await buryAloud(outbox, taken, reason));
  return void (await outbox.postpone(taken, Date.now() + retryDelay(taken.attempts), reason));
}

/** @returns `undefined` if it was deleted meanwhile, or cannot be read: then it becomes a dead letter. */
async function readPayload(outbox: Outbox, message: KeptMessage): Promise<Payload | undefined> {
  try {
    return await outbox.read(message);
  } catch {
    await buryAloud(outbox, message, "unreadable");
    return undefined;
  }
}

async function buryAloud(outbox: Outbox, message: KeptMessage, reason: string): Promise<void> {
  await outbox.bury(message, reason);
  logError(`${message.form}: a message is not tried again (${reason}, ${message.attempts} attempts): npm run inbox`);
}
