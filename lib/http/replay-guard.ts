import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createRateLimit } from "./rate-limit";
import { Refusal } from "./refusal";

/** The same body may come sixty times a minute. Far more bodies are remembered than are ever sent in a minute. */
const sameBody = { limit: 60, windowMs: 60_000, maxKeys: 1000 };

export type ReplayGuardOptions = { limit?: number; maxBodies?: number; now?: () => number };

/**
 * Makes the guard against replays of signed bodies: the signature covers neither a time nor a number
 * (docs/decisions/017-replays-of-the-publishing-webhook.md). The returned function answers whether the body was accepted
 * before. It remembers only hashes. Each body has a limit of its own, so that no sender can use up that of another.
 * @throws Refusal 429 (from the returned function) when the same body comes too often.
 */
export function createReplayGuard({
  limit = sameBody.limit,
  maxBodies = sameBody.maxKeys,
  now = Date.now,
}: ReplayGuardOptions = {}): (body: Uint8Array) => boolean {
  const limitBody = createRateLimit({ ...sameBody, limit, maxKeys: maxBodies, now });
  const taken = new LRUCache<string, true>({ max: maxBodies });

  return (body) => {
    const id = createHash("sha256").update(body).digest("base64");
    const wait = limitBody(id);
    if (wait > 0)
      throw new Refusal(429, `This body came too often. Send it again in ${wait} seconds.`, {
        "Retry-After": String(wait),
      });
    const wasTaken = taken.has(id);
    taken.set(id, true);
    return wasTaken;
  };
}
