import { logError, logInfo } from "../runtime/log";
import { getReason } from "../util/reason-of";

type WebhookPost = {
  url: string;
  payload: Readonly<Record<string, string>>;
  idempotencyKey: string;
  timeoutMs: number;
};

/** After a POST, these say that it was received, and where a response to it is (RFC 9110, section 15.4.4). Google's do. */
const received: ReadonlySet<number> = new Set([302, 303]);

/** What became of a delivery. `silent`: no response, so nobody knows whether the message has arrived. */
type Attempt =
  | { outcome: "delivered" }
  | {
      outcome: "refused";
      status: number;
      /** Message of the service, as plain text; else empty. */
      text: string;
    }
  | { outcome: "silent"; reason: string };

/**
 * Posts a form's payload to a webhook, and logs a failure. Where a redirect asks for the message to be sent again, that is a
 * refusal, because the operator did not set the other address. Never rejects.
 */
export async function attemptDelivery(
  form: string,
  { url, payload, idempotencyKey, timeoutMs }: WebhookPost,
): Promise<Attempt> {
  // Log only the host: the rest of a webhook's address is often a secret, and the message is private.
  const service = `${form}: the webhook at ${new URL(url).host}`;
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey },
      body: JSON.stringify(payload),
      redirect: "manual",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const reason = getReason(error);
    logError(`${service} gave no response: ${reason}`);
    return { outcome: "silent", reason };
  }
  const { ok, status } = response;
  // Read in any case, so that the service does not see a broken connection; waited for only where it is shown.
  const text = readStart(response);
  if (ok || received.has(status)) {
    logInfo("a message was delivered", { form });
    return { outcome: "delivered" };
  }
  const isRedirect = status >= 300 && status < 400;
  const why = isRedirect ? "; redirects are not followed, set the final address" : "";
  logError(`${service} answered ${status}${why}`);
  return { outcome: "refused", status, text: getErrorMessage(response, await text) };
}

/** Characters of a response that are read, far more than are shown. */
const mostRead = 16 * 1024;

/** The body to its end or to the limit, as far as it came: the status has decided already, so one that is broken off is no error. */
async function readStart({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (reader && text.length < mostRead) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // Broken off or out of time.
  }
  // Not awaited: if the body has been teed, this settles only when the other branch is done.
  reader?.cancel().catch(() => {});
  return text;
}

/**
 * The message of a refusing service for the sender: a plain-text body, or `message` or
 * `error` of a JSON object. Empty for anything else; an HTML page is meant for the operator of the service.
 */
function getErrorMessage(response: Response, text: string): string {
  const type = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "text/plain") return cleanMessage(text);
  return /^application\/(?:[\w.-]+\+)?json$/.test(type) ? cleanMessage(getMessage(text)) : "";
}

function getMessage(json: string): string {
  try {
    const { message, error } = (JSON.parse(json) ?? {}) as { message?: unknown; error?: unknown };
    return [message, error].find((word) => typeof word === "string" && word !== "")?.toString() ?? "";
  } catch {
    return "";
  }
}

/** Longest message of a receiving service that is shown to a reader, in characters. */
const maxUpstreamText = 500;

/** Makes text from another service safe to show: one line, no control or bidirectional characters, cut at the limit. */
function cleanMessage(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFEFF]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  return Array.from(plain).slice(0, maxUpstreamText).join("").trim();
}
