import { type IndexNowRequest, indexNowEndpoint } from "./build-request";

/** How long the search engine may take, in milliseconds. */
const timeout = 10_000;

/**
 * Sends the request.
 * @throws Error that says what the search engine answered.
 */
export async function announce(request: IndexNowRequest): Promise<void> {
  const response = await fetch(indexNowEndpoint, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeout),
  });
  // 202: taken, the key is looked at later.
  if (response.status !== 200 && response.status !== 202)
    throw new Error(`IndexNow answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
}
