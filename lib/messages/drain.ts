import { setTimeout as wait } from "node:timers/promises";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import { isStopping } from "../runtime/stopping";
import { dayLength } from "../util/date";
import { getReason } from "../util/reason-of";
import { leaseMs, longestWait, retryDelay } from "./deliver";
import { contactForm, type FormDefinition, newsletterForm } from "./forms";
import { type KeptMessage, type Outbox, openOutbox, outboxFolder, type Payload, removeDrafts } from "./outbox";
import { attemptDelivery } from "./webhook";

/** Milliseconds between two looks at the outbox. An empty one costs one reading of a folder. */
const pause = 2_000;

/** Time limit of the webhook for a kept message, in milliseconds. Nobody waits for it. */
const timeoutMs = 20_000;

/** Delivers kept messages in the background until the process is told to stop. Never rejects. */
export async function startOutbox(env: Env): Promise<void> {
  const folder = outboxFolder(env);
  const drain = { outbox: openOutbox(folder), env, timeoutMs, isStopping };
  let said = "";
  await tell(() => removeDrafts(folder));
  while (!isStopping()) {
    await tell(() => drainOutbox(drain));
    await wait(pause, undefined, { ref: false });
  }

  /** Logs a failure of the disk, once for as long as it lasts. */
  async function tell(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      said = "";
    } catch (error) {
      const reason = getReason(error);
      if (reason !== said) logError(`the outbox in ${folder} cannot be read: ${reason}`);
      said = reason;
    }
  }
}

const forms: Readonly<Record<string, FormDefinition>> = { contact: contactForm, newsletter: newsletterForm };

/** The age in milliseconds at which a message becomes a dead letter: three days. */
const longestLife = 3 * dayLength;

/** Statuses that say "not now" and no more; every 5xx does too. 409: the same key is being processed. */
const notNow: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** Deliveries to a webhook at a time: one that has come back must not be flooded. */
const atOnce = 4;

export type Drain = {
  outbox: Outbox;
  env: Env;
  timeoutMs: number;
  isStopping: () => boolean;
};

/** Tries to deliver all messages that are due, oldest first. @throws The file system's error, when all deliveries have ended. */
export async function drainOutbox(drain: Drain): Promise<void> {
  const now = Date.now();
  // Nothing is put off for longer than the longest wait: what is due later was put off by a clock that was wrong.
  const due = (await drain.outbox.list("waiting")).filter((one) => one.due <= now || one.due > now + longestWait);
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
    await deliverKept(next.value, drain);
}

async function deliverKept(message: KeptMessage, { outbox, env, timeoutMs }: Drain): Promise<void> {
  const form = forms[message.form];
  if (!form) return void (await outbox.bury(message, "unknown_form"));
  if (Date.now() - message.keptAt > longestLife) return buryAloud(outbox, message, message.reason);
  const url = form.webhookUrl(env);
  // The operator has taken the webhook away.
  if (!url) return buryAloud(outbox, message, "no_webhook");
  const taken = await outbox.take(message, Date.now() + leaseMs(timeoutMs));
  if (!taken) return;
  const payload = await readPayload(outbox, taken);
  if (payload === undefined) return;
  const attempt = await attemptDelivery(form.name, { url, payload, idempotencyKey: taken.key, timeoutMs });
  if (attempt.outcome === "delivered") return void (await outbox.remove(taken));
  const reason = attempt.outcome === "refused" ? String(attempt.status) : attempt.reason;
  const isNotNow = attempt.outcome === "silent" || attempt.status >= 500 || notNow.has(attempt.status);
  if (!isNotNow) return buryAloud(outbox, taken, reason);
  return outbox.postpone(taken, Date.now() + retryDelay(taken.attempts), reason);
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
  if (!(await outbox.bury(message, reason))) return;
  logError(
    `${message.form}: a message will not be tried again (${reason}, ${message.attempts} attempts): npm run ops -- inbox`,
  );
}
