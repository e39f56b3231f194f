import type { z } from "zod";
import { clientAddress } from "../http/client-address";
import { readBody } from "../http/read-body";
import { Refusal } from "../http/refusal";
import { isSameOrigin } from "../http/same-origin";
import { type Env, getEnv } from "../runtime/env";
import { logError } from "../runtime/log";
import { noteKept } from "../shared-state/kept-messages";
import { answerAccepted, answerRejected, type Rejection } from "./answer";
import { type Delivered, deliver, recallDelivery } from "./deliver-message";
import type { FormDefinition } from "./form-definition";
import { createSenderLimit, createWebhookQuota } from "./form-limits";
import { type FieldErrors, type FormValues, honeypotName } from "./form-types";
import { createOnce } from "./once";

/** Time in which the same message counts as sent again, in milliseconds. */
const recallMs = 3_600_000;

export type FormHandlerOptions = {
  env?: () => Env;
  /** Time limit of the webhook, in milliseconds. */
  timeoutMs?: number;
};

/**
 * Creates the POST handler of a form, with its own rate limits and memory of submissions. Cheap checks come first. Only
 * valid messages count against the sender's limit, so typing mistakes lock nobody out.
 */
export function createFormHandler(form: FormDefinition, { env = getEnv, timeoutMs = 10_000 }: FormHandlerOptions = {}) {
  const limitSender = createSenderLimit(form.name);
  const takeQuota = createWebhookQuota(form.name, () => env().webhookRate);
  const once = createOnce<Delivered>({ name: form.name, windowMs: recallMs, maxEntries: 1000 });

  return async (request: Request, siteName: string): Promise<Response> => {
    const reject = (rejection: Rejection) => answerRejected(request, form, siteName, rejection);
    let values: FormValues = {};
    try {
      if (!isSameOrigin(request.headers, env().siteUrl, env().trustedProxies)) {
        throw new Refusal(403, "This form can only be sent from our own pages.");
      }
      values = await readBody(request);
      if (values[honeypotName]) return answerAccepted(request, form);

      const checked = form.schema.safeParse(values);
      if (!checked.success) {
        return reject({
          status: 400,
          message: "Please put this right and send it again.",
          errors: firstErrors(checked.error),
          values,
        });
      }
      const wait = await limitSender(clientAddress(request.headers, env().trustedProxies));
      if (wait > 0) throw tooMany(wait);

      const payload = form.toPayload?.(checked.data, env()) ?? checked.data;
      const outcome = await once(
        JSON.stringify(checked.data),
        async (idempotencyKey) => {
          const delivered = await deliver(form, payload, { env: env(), idempotencyKey, timeoutMs, takeQuota });
          if (delivered === "kept") await noteKept(idempotencyKey, recallMs);
          return delivered;
        },
        (key) => recallDelivery(key, env()),
      );
      return answerAccepted(request, form, outcome);
    } catch (error) {
      if (error instanceof Refusal)
        return reject({ status: error.status, message: error.message, headers: error.headers, values });
      logError(`${form.name}: ${error instanceof Error ? error.stack : String(error)}`);
      return reject({ status: 500, message: form.texts.failed, values });
    }
  };
}

/** One message for each field: the first one. */
function firstErrors(error: z.ZodError): FieldErrors {
  return Object.fromEntries(error.issues.map((issue) => [String(issue.path[0]), issue.message] as const).reverse());
}

function tooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new Refusal(429, `That was a lot in a short time. Please try again in ${wait}.`, {
    "Retry-After": String(seconds),
  });
}
