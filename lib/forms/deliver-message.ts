import { join, resolve } from "node:path";
import { Refusal } from "../http/refusal";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import type { FormDefinition } from "./form-definition";
import { appendToInbox } from "./inbox";
import { postToWebhook, type WebhookAnswer } from "./webhook";

export type Delivery = {
  env: Env;
  idempotencyKey: string;
  /** How long the webhook may take. */
  timeoutMs: number;
  /** Whether the webhook may be sent one more. */
  takeQuota: () => boolean;
};

/** Absolute path of the folder that stands in for a webhook. */
export function inboxFolder(env: Env): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), env.inboxDir);
}

/**
 * Hands a checked message over: to the form's webhook, or to its inbox file where none is set or it has been sent enough.
 * @throws Refusal 502 with the service's own words, or the form's (docs/product.md, section 8); 503 when the file cannot be written.
 */
export async function deliver(
  form: FormDefinition,
  message: Record<string, string>,
  delivery: Delivery,
): Promise<void> {
  const url = form.webhookUrl(delivery.env);
  if (url && delivery.takeQuota()) await deliverToWebhook(form, message, url, delivery);
  else await deliverToInbox(form, message, delivery.env);
}

async function deliverToWebhook(
  form: FormDefinition,
  payload: Record<string, string>,
  url: string,
  delivery: Delivery,
) {
  // Only the host goes to the log: the rest of a webhook's address is often its secret, and the message is private.
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
    await appendToInbox(file, { receivedAt: new Date().toISOString(), ...message });
  } catch (error) {
    logError(`${form.name}: a message could not be kept in ${file}: ${reasonOf(error)}`);
    throw new Refusal(503, form.texts.failed);
  }
}

/** A short reason: the system's code where there is one ("ECONNREFUSED", "EACCES"), else the error's name. */
function reasonOf(error: unknown): string {
  const { name, code, cause } = (error ?? {}) as { name?: unknown; code?: unknown; cause?: { code?: unknown } };
  return String([cause?.code, code, name].find((word) => typeof word === "string") ?? "unknown");
}
