import { setTimeout as wait } from "node:timers/promises";
import { siteTag } from "../cache/deliver-page.js";
import { splitCredentials } from "../http/split-credentials";
import { logError } from "../runtime/log";
import { getReason } from "../util/reason-of";

export type PurgeOptions = {
  /** Address that is told. */
  url: string;
  /** Sent as `Authorization: Bearer`, instead of what the address may contain. */
  token?: string | undefined;
  /** Milliseconds before each attempt. The first lets nginx and the other processes show the new text. */
  delays?: readonly number[];
};

const timeoutMs = 10_000;

/** All pages carry this tag (lib/cache/deliver-page.js). The two other fields are for hooks that take single pages as well. */
const body = JSON.stringify({ everything: true, urls: [], tags: [siteTag] });

/**
 * Tells a cache in front of the site to drop all pages (docs/operators/deploy.md, "A CDN in front"): any page may show what a
 * publication has changed. Tries three times. Never rejects: a page in such a cache is then as old as it allows.
 */
export async function purgeCaches({ url, token, delays = [2000, 2000, 10_000] }: PurgeOptions): Promise<void> {
  const { address, authorization } = splitCredentials(url);
  const headers = {
    "content-type": "application/json",
    ...authorization,
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
      reason = getReason(error);
    }
  }
  // Only the host: the rest of the address may be a secret.
  logError(`publishing: the cache at ${new URL(url).host} was not told: ${reason}`);
}
