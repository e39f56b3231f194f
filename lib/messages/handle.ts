import { type FormValues, readBody } from "../http/read-body";
import { Refusal } from "../http/refusal";
import { type ClientAddress, clientAddress, isSameOrigin } from "../http/sender";
import { type Env, getEnv } from "../runtime/env";
import { logError } from "../runtime/log";
import { createSharedLimit } from "../state/shared-limit";
import { deliver } from "./deliver";
import { honeypotName } from "./fields";
import type { FormDefinition } from "./forms";
import { createOnce } from "./once";
import { type Rejection, replyAccepted, replyRejected } from "./reply";

/** Messages in ten minutes: from one household, and from one /48 network. */
const perHousehold = { limit: 5, windowMs: 600_000, maxKeys: 10_000 };
const perSite = { ...perHousehold, limit: 30 };

export type FormHandlerOptions = {
  /** For the page that answers a faulty form. */
  siteName: () => string;
  env?: () => Env;
  /** Time limit of the webhook, in milliseconds. */
  timeoutMs?: number;
};

/**
 * Creates the POST handler of a form. Cheap checks come first. Only valid messages count against the sender's limit, and
 * each once, so typing mistakes and pressing the button again lock nobody out.
 */
export function createFormHandler(
  form: FormDefinition,
  { siteName, env = getEnv, timeoutMs = 10_000 }: FormHandlerOptions,
) {
  const once = createOnce();
  const limitSender = createSenderLimit(form.name);

  return async (request: Request): Promise<Response> => {
    const reject = (rejection: Rejection) => replyRejected(request, form, siteName, rejection);
    let values: FormValues = {};
    try {
      if (!isSameOrigin(request.headers, env().siteUrl, env().trustedProxies)) {
        throw new Refusal(403, "This form can only be sent from our own pages.");
      }
      values = await readBody(request);
      if (values[honeypotName]) return replyAccepted(request, form);

      const checked = form.schema.safeParse(values);
      if (!checked.success) {
        return reject({
          status: 400,
          message: "Please correct this and send it again.",
          // The first of each field.
          errors: Object.fromEntries(checked.error.issues.map((one) => [String(one.path[0]), one.message]).reverse()),
          values,
        });
      }
      const outcome = await once(JSON.stringify(checked.data), {
        admit: () => limitSender(clientAddress(request.headers, env().trustedProxies)),
        deliver: (idempotencyKey) => deliver(form, checked.data, { env: env(), idempotencyKey, timeoutMs }),
      });
      return replyAccepted(request, form, outcome);
    } catch (error) {
      if (error instanceof Refusal)
        return reject({ status: error.status, message: error.message, headers: error.headers, values });
      logError(`${form.name}: ${error instanceof Error ? error.stack : String(error)}`);
      return reject({ status: 500, message: form.texts.failed, values });
    }
  };
}

/** Creates a function that counts a message against the limit of its sender. It throws Refusal 429 if that is used up. */
function createSenderLimit(form: string): (sender: ClientAddress) => Promise<void> {
  const takeOfHousehold = createSharedLimit(`${form}-household`, perHousehold);
  const takeOfSite = createSharedLimit(`${form}-site`, perSite);
  return async ({ household, site }) => {
    // A refused household does not count for its network; otherwise one household could use up the limit of its
    // neighbours.
    const seconds = (await takeOfHousehold(household)) || (site === undefined ? 0 : await takeOfSite(site));
    if (seconds === 0) return;
    const minutes = Math.ceil(seconds / 60);
    const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
    throw new Refusal(429, `You have sent too much in a short time. Please try again in ${wait}.`, {
      "Retry-After": String(seconds),
    });
  };
}
