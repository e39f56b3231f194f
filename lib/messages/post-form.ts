import type { FormAnswer } from "./fields";

/** Longer than a slow phone needs for the longest message, and the server waits for the webhook: its answer comes first. */
const timeoutMs = 30_000;

/** Posts a form from script. Never throws: without a usable answer, the message is `failed`. */
export async function postForm(action: string, values: Record<string, unknown>, failed: string): Promise<FormAnswer> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json()) as FormAnswer;
    // A proxy may answer with JSON of its own.
    return typeof answer?.message === "string" ? answer : { ok: false, message: failed };
  } catch {
    return { ok: false, message: failed };
  }
}
