import { join, resolve } from "node:path";
import { Refusal } from "../http/refusal";
import { appendRecord } from "../runtime/append-record";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import type { FormDefinition } from "./form-definition";
import { postToWebhook, type WebhookAnswer } from "./webhook";

export type Delivery = {
  env: Env;
  idempotencyKey: string;
  /** Time limit of the webhook. */
  timeoutMs: number;
  /** Counts a message against the quota of the webhook. False if it is used up. */
  takeQuota: () => Promise<boolean>;
};

/** Absolute path of the folder of inbox files. */
export function inboxFolder(env: Env): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), env.inboxDir);
}

/**
 * Delivers a valid message: to the form's webhook, or to its inbox file if there is no webhook or its quota is used
 * up.
 * @throws Refusal 502 with the message of the receiving service or of the form (docs/product.md, section 8); 503 if
 * the inbox file cannot be written.
 */
export async function deliver(
  form: FormDefinition,
  message: Record<string, string>,
  delivery: Delivery,
): Promise<void> {
  const url = form.webhookUrl(delivery.env);
  if (url && (await delivery.takeQuota())) await deliverToWebhook(form, message, url, delivery);
  else await deliverToInbox(form, message, delivery.env);
}

async function deliverToWebhook(
  form: FormDefinition,
  payload: Record<string, string>,
  url: string,
  delivery: Delivery,
) {
  // Log only the host: the rest of a webhook's address is often a secret, and the message is private.
  const service = `${form.name}: the webhook at ${new URL(url).host}`;
  let answer: WebhookAnswer;
  try {
    answer = await postToWebhook({ ...delivery, url, payload });
  } catch (error) {
    logError(`${service} gave no answer: ${reasonOf(error)}`);
    throw new Refusal(502, form.texts.failed);
  }
  if (answer.ok) return;
  const isRedirect = answer.status >= 300 && answer.status < 400;
  logError(
    `${service} answered ${answer.status}${isRedirect ? "; redirects are not followed, set the final address" : ""}`,
  );
  throw new Refusal(502, answer.text || form.texts.refused);
}

async function deliverToInbox(form: FormDefinition, message: Record<string, string>, env: Env): Promise<void> {
  const file = join(inboxFolder(env), `${form.name}.jsonl`);
  try {
    await appendRecord(file, { receivedAt: new Date().toISOString(), ...message });
  } catch (error) {
    logError(`${form.name}: a message could not be kept in ${file}: ${reasonOf(error)}`);
    throw new Refusal(503, form.texts.failed);
  }
}

/** A short reason: the system's error code ("ECONNREFUSED", "EACCES") if there is one, else the name of the error. */
function reasonOf(error: unknown): string {
  const { name, code, cause } = (error ?? {}) as { name?: unknown; code?: unknown; cause?: { code?: unknown } };
  return String([cause?.code, code, name].find((word) => typeof word === "string") ?? "unknown");
}
