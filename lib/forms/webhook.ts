import { toPlainText } from "./plain-text";

export type WebhookPost = {
  url: string;
  payload: Readonly<Record<string, string>>;
  idempotencyKey: string;
  timeoutMs: number;
};

export type WebhookAnswer = {
  ok: boolean;
  status: number;
  /** What the service said, as plain text; read only when it refused. */
  text: string;
};

/** How much of an answer is read, in bytes; far more than is ever shown. */
const maxAnswerBytes = 16 * 1024;

/**
 * Posts a form's payload (specification, section 7). Redirects are not followed: they would carry the message to an address
 * that the operator did not set, so they count as a refusal.
 * @throws whatever fetch throws when there is no answer: refused, not found, out of time.
 */
export async function postToWebhook({ url, payload, idempotencyKey, timeoutMs }: WebhookPost): Promise<WebhookAnswer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey },
    body: JSON.stringify(payload),
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body = await readStart(response);
  return { ok: response.ok, status: response.status, text: response.ok ? "" : toPlainText(body) };
}

/** The status has decided already, so an answer that breaks off counts as far as it came. */
async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  try {
    while (length < maxAnswerBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      const part = value.subarray(0, maxAnswerBytes - length);
      text += decoder.decode(part, { stream: true });
      length += part.byteLength;
    }
  } catch {
    // Broken off or out of time.
  }
  // Not waited for: where the body has a second reader, this settles only when that one is done too.
  reader.cancel().catch(() => {});
  return text;
}
