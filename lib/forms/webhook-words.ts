import { toPlainText } from "./upstream-text";

/** How much of an answer is read, in bytes; far more than is ever shown. */
const maxAnswerBytes = 16 * 1024;

/**
 * What a service that refused says to the sender (docs/product.md, section 8), as plain text: a body of plain text, or
 * `message` or `error` of a JSON object. Empty for anything else: a page of HTML is meant for its operator.
 */
export async function readWords(response: Response): Promise<string> {
  const type = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "text/plain") return toPlainText(await readStart(response));
  if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return toPlainText(wordsOf(await readStart(response)));
  void dropBody(response);
  return "";
}

/** Lets a body come to its end, or to the limit, so that the service is not cut off while it still speaks. Never throws. */
export async function dropBody(response: Response): Promise<void> {
  await readStart(response);
}

function wordsOf(json: string): string {
  try {
    const { message, error } = (JSON.parse(json) ?? {}) as { message?: unknown; error?: unknown };
    return [message, error].find((word) => typeof word === "string" && word !== "")?.toString() ?? "";
  } catch {
    return "";
  }
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
