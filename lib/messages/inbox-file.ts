import { join, resolve } from "node:path";
import { Refusal } from "../http/refusal";
import { appendRecord } from "../runtime/append-record";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import { getReason } from "../util/reason-of";
import type { FormDefinition } from "./forms";

/** Absolute path of the folder of inbox files. */
export function inboxFolder(env: Pick<Env, "inboxDir">): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), env.inboxDir);
}

/** Absolute path of the outbox: a folder in that of the inbox, so that one folder has all that readers have written. */
export function outboxFolder(env: Pick<Env, "inboxDir">): string {
  return join(inboxFolder(env), "outbox");
}

/**
 * Appends a message to the form's inbox file.
 * @throws Refusal 503 if it cannot be written, or nothing is kept here.
 */
export async function keepInInbox(
  form: Pick<FormDefinition, "name" | "texts">,
  message: Readonly<Record<string, string>>,
  env: Env,
): Promise<void> {
  if (!env.hasDisk) {
    logError(`${form.name}: a message was refused: no webhook takes it now, and nothing is kept here.`);
    throw new Refusal(503, form.texts.failed);
  }
  const file = join(inboxFolder(env), `${form.name}.jsonl`);
  try {
    await appendRecord(file, { receivedAt: new Date().toISOString(), ...message });
  } catch (error) {
    logError(`${form.name}: a message could not be kept in ${file}: ${getReason(error)}`);
    throw new Refusal(503, form.texts.failed);
  }
}

/** A line for the operator that names the forms without a webhook; `undefined` if both have one. */
export function describeInbox(env: Env): string | undefined {
  const forms = [...(env.contactWebhookUrl ? [] : ["contact"]), ...(env.newsletterWebhookUrl ? [] : ["newsletter"])];
  if (forms.length === 0) return undefined;
  if (!env.hasDisk)
    return `${forms.join(" and ")}: messages are refused, because nothing is kept here and no webhook is set.`;
  return `${forms.join(" and ")}: messages are kept in ${inboxFolder(env)}; \`npm run ops -- inbox\` reads them.`;
}
