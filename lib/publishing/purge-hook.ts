import { setTimeout as wait } from "node:timers/promises";
import { toCacheTags } from "../delivery/cache-tags.js";
import { splitCredentials } from "../http/split-credentials";
import { logError } from "../runtime/log";
import { reasonOf } from "../runtime/reason-of";

/** What a cache in front of the site may drop. */
export type Purge = {
  everything: boolean;
  /** Addresses of pages, such as `/blog`. */
  paths: readonly string[];
  /** Next's tags of the same. */
  tags: readonly string[];
};

export type PurgeOptions = {
  /** Address that is told. */
  url: string;
  /** Sent as `Authorization: Bearer`, instead of what the address may contain. */
  token?: string | undefined;
  siteUrl: string;
  /** Milliseconds before each attempt. The first lets nginx and the other processes show the new text. */
  delays?: readonly number[];
};

const timeoutMs = 10_000;

/**
 * Tells a cache in front of the site what a publication has changed (docs/deploy.md, "A CDN in front"): a POST of JSON with
 * `everything`, `urls` and `tags`. Tries three times. Never rejects: a page in such a cache is then as old as it allows.
 */
export async function purgeCaches(purge: Purge, options: PurgeOptions): Promise<void> {
  const { url, token, siteUrl, delays = [2000, 2000, 10_000] } = options;
  const tags = toCacheTags(purge.tags);
  if (!purge.everything && tags.length === 0) return;
  const body = JSON.stringify({
    everything: purge.everything,
    urls: purge.everything ? [] : purge.paths.map((path) => siteUrl + path),
    tags,
  });
  const { address, authorization } = splitCredentials(url);
  const headers = {
    ...{ "content-type": "application/json", ...authorization },
    ...(token && { authorization: `Bearer ${token}` }),
  };
  let reason = "";
  for (const delay of delays) {
    await wait(delay, undefined, { ref: false });
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(address, {
        method: "POST",
        headers,
        body,
        redirect: "manual",
        cache: "no-store",
        signal,
      });
      if (answer.ok) return;
      reason = `answered ${answer.status}`;
    } catch (error) {
      // Not its message, which may quote a header or the address.
      reason = reasonOf(error);
    }
  }
  // Only the host: the rest of the address may be a secret.
  logError(`publishing: the cache at ${new URL(url).host} was not told: ${reason}`);
}
