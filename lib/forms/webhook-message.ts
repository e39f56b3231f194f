import { toPlainText } from "./upstream-text";

/** Bytes of an answer that are read, far more than are shown. */
const maxAnswerBytes = 16 * 1024;

/**
 * The message of a refusing service for the sender (docs/product.md, section 8): a plain-text body, or `message` or
 * `error` of a JSON object. Empty for anything else; an HTML page is meant for the operator of the service.
 */
export async function readErrorMessage(response: Response): Promise<string> {
  const type = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "text/plain") return toPlainText(await readStart(response));
  if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return toPlainText(messageOf(await readStart(response)));
  void dropBody(response);
  return "";
}

/** Reads a body to its end, or to the limit, so that the service does not see a broken connection. Never throws. */
export async function dropBody(response: Response): Promise<void> {
  await readStart(response);
}

function messageOf(json: string): string {
  try {
    const { message, error } = (JSON.parse(json) ?? {}) as { message?: unknown; error?: unknown };
    return [message, error].find((word) => typeof word === "string" && word !== "")?.toString() ?? "";
  } catch {
    return "";
  }
}

/** The body as far as it came: the status has already decided, so a broken connection is no error. */
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
  // Not awaited: if the body has been teed, this settles only when the other branch is done.
  reader.cancel().catch(() => {});
  return text;
}
