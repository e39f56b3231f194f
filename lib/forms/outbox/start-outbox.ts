import { setTimeout as wait } from "node:timers/promises";
import type { Env } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { reasonOf } from "../../runtime/reason-of";
import { isStopping } from "../../server/stopping";
import { contactForm } from "../contact-form";
import { createWebhookQuota } from "../form-limits";
import { outboxFolder } from "../inbox-file";
import { newsletterForm } from "../newsletter-form";
import { drainOutbox } from "./drain-outbox";
import { openOutbox, removeDrafts } from "./outbox";

/** Milliseconds between two looks at the outbox. An empty one costs one reading of a folder. */
const pause = 2_000;

/** Time limit of the webhook for a kept message, in milliseconds. Nobody waits for it. */
const timeoutMs = 20_000;

/** Delivers kept messages in the background until the process is told to stop. Never rejects. */
export async function startOutbox(env: Env): Promise<void> {
  const folder = outboxFolder(env);
  const quotas = {
    contact: createWebhookQuota("contact", () => env.webhookRate, "contact-outbox"),
    newsletter: createWebhookQuota("newsletter", () => env.webhookRate, "newsletter-outbox"),
  };
  const forms = { contact: contactForm, newsletter: newsletterForm };
  const takeQuota = (form: string) => quotas[form as keyof typeof quotas]();
  const drain = { outbox: openOutbox(folder), forms, env, timeoutMs, takeQuota, isStopping };
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
      const reason = reasonOf(error);
      if (reason !== said) logError(`the outbox in ${folder} cannot be read: ${reason}`);
      said = reason;
    }
  }
}
