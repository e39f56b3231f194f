import { type IndexNowRequest, indexNowEndpoint } from "./build-request";

/** Milliseconds to wait for the answer. */
const timeout = 10_000;

/**
 * Sends the request.
 * @throws Error with the status and text of the answer.
 */
export async function announce(request: IndexNowRequest): Promise<void> {
  const response = await fetch(indexNowEndpoint, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeout),
  });
  // 202: accepted, the key is verified later.
  if (response.status !== 200 && response.status !== 202)
    throw new Error(`IndexNow answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
}
