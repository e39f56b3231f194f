import { metrics } from "../metrics/current-metrics.js";
import { logError, logInfo } from "../runtime/log";
import { reasonOf } from "../runtime/reason-of";
import { postToWebhook, type WebhookAnswer, type WebhookPost } from "./webhook";

/** What became of a delivery. `silent`: no answer, so nobody knows whether the message has arrived. */
export type Attempt =
  | { outcome: "delivered" }
  | { outcome: "refused"; status: number; text: string }
  | { outcome: "silent"; reason: string };

/** Posts a message to a webhook, and logs a failure. Never rejects. */
export async function attemptDelivery(form: string, post: WebhookPost): Promise<Attempt> {
  // Log only the host: the rest of a webhook's address is often a secret, and the message is private.
  const service = `${form}: the webhook at ${new URL(post.url).host}`;
  const end = metrics()?.webhooks.startTimer({ form });
  let answer: WebhookAnswer;
  try {
    answer = await postToWebhook(post);
  } catch (error) {
    const reason = reasonOf(error);
    end?.({ outcome: "silent" });
    logError(`${service} gave no answer: ${reason}`);
    return { outcome: "silent", reason };
  }
  end?.({ outcome: answer.ok ? "delivered" : "refused" });
  if (answer.ok) {
    logInfo("a message was delivered", { form });
    return { outcome: "delivered" };
  }
  const { status, text } = answer;
  const isRedirect = status >= 300 && status < 400;
  logError(`${service} answered ${status}${isRedirect ? "; redirects are not followed, set the final address" : ""}`);
  return { outcome: "refused", status, text };
}
