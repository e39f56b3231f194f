import { splitCredentials } from "../http/split-credentials";
import { dropBody, readErrorMessage } from "./webhook-message";

export type WebhookPost = {
  url: string;
  payload: Readonly<Record<string, string>>;
  idempotencyKey: string;
  timeoutMs: number;
};

export type WebhookAnswer = {
  ok: boolean;
  status: number;
  /** Message of a service that refused, as plain text; else empty. */
  text: string;
};

/**
 * Posts a form's payload (docs/product.md, section 7). A redirect counts as a refusal, because it would send the
 * message to an address that the operator did not set. The body of a success is not awaited.
 * @throws what fetch throws if there is no answer, also when the time limit is over.
 */
export async function postToWebhook({ url, payload, idempotencyKey, timeoutMs }: WebhookPost): Promise<WebhookAnswer> {
  const { address, authorization } = splitCredentials(url);
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey, ...authorization },
    body: JSON.stringify(payload),
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { ok, status } = response;
  if (!ok) return { ok, status, text: await readErrorMessage(response) };
  void dropBody(response);
  return { ok, status, text: "" };
}
