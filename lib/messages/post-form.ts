import type { FormReply } from "./fields";

/** Longer than a slow phone needs for the longest message, and the server waits for the webhook: its reply comes first. */
const timeoutMs = 30_000;

/** Posts a form from script. Never throws: without a usable reply, the message is `failed`. */
export async function postForm(action: string, values: Record<string, unknown>, failed: string): Promise<FormReply> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const reply = (await response.json()) as FormReply;
    // A proxy may reply with JSON of its own.
    return typeof reply?.message === "string" ? reply : { ok: false, message: failed };
  } catch {
    return { ok: false, message: failed };
  }
}
