import { createHash } from "node:crypto";
import { createRateLimit } from "./rate-limit";
import { Refusal } from "./refusal";

/** The same body may come once a second. Far more bodies are remembered than are ever sent in a minute. */
const sameBody = { limit: 60, windowMs: 60_000, maxKeys: 1000 };

export type ReplayGuardOptions = { limit?: number; maxBodies?: number; now?: () => number };

/**
 * Makes the guard against signed bodies that are sent again by whoever got hold of one: the signature covers no time and no
 * number (docs/decisions/017-replays-of-the-publishing-webhook.md). The returned function answers whether the body was taken
 * before. Only hashes are remembered, and each body is counted for itself, so that nobody can use up another's turn.
 * @throws Refusal 429 (from the returned function) when the same body comes too often.
 */
export function createReplayGuard({
  limit = sameBody.limit,
  maxBodies = sameBody.maxKeys,
  now = Date.now,
}: ReplayGuardOptions = {}): (body: Uint8Array) => boolean {
  const limitBody = createRateLimit({ ...sameBody, limit, maxKeys: maxBodies, now });
  const taken = new Set<string>();

  return (body) => {
    const id = createHash("sha256").update(body).digest("base64");
    const wait = limitBody(id);
    if (wait > 0)
      throw new Refusal(429, `This body came too often. Send it again in ${wait} seconds.`, {
        "Retry-After": String(wait),
      });
    const wasTaken = taken.delete(id);
    taken.add(id);
    const [oldest] = taken;
    if (taken.size > maxBodies && oldest !== undefined) taken.delete(oldest);
    return wasTaken;
  };
}
