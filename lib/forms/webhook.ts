import { dropBody, readWords } from "./webhook-words";

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

/**
 * Posts a form's payload (docs/product.md, section 7). Redirects are not followed: they would carry the message to an address
 * that the operator did not set, so they count as a refusal. The status of a success is enough: its body may come as slowly
 * as it likes.
 * @throws whatever fetch throws when there is no answer: refused, not found, out of time.
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
  if (!ok) return { ok, status, text: await readWords(response) };
  void dropBody(response);
  return { ok, status, text: "" };
}

/** fetch refuses an address with a name and password in it; they belong into a header (RFC 7617). */
function splitCredentials(url: string): { address: string; authorization: Record<string, string> } {
  const address = new URL(url);
  const { username, password } = address;
  if (!username && !password) return { address: url, authorization: {} };
  address.username = "";
  address.password = "";
  const credentials = Buffer.from(`${decode(username)}:${decode(password)}`).toString("base64");
  return { address: address.href, authorization: { Authorization: `Basic ${credentials}` } };
}

/** A percent sign that begins no escape stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
