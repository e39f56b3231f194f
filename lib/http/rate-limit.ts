import { LRUCache } from "lru-cache";

export type RateLimitOptions = {
  /** How many requests may pass in any window. */
  limit: number;
  windowMs: number;
  /** How many keys are kept in memory. Beyond it, the least recently used key is forgotten. */
  maxKeys: number;
  now?: () => number;
};

/**
 * A sliding window log in memory, so each server process counts for itself
 * (docs/decisions/030-libraries-for-what-is-not-ours.md says why it is our own). The returned function counts a request and
 * answers 0 when the key may pass, else the seconds after which it may. A refused request is not counted.
 */
export function createRateLimit({
  limit,
  windowMs,
  maxKeys,
  now = Date.now,
}: RateLimitOptions): (key: string) => number {
  const requests = new LRUCache<string, number[]>({ max: maxKeys });

  return (key) => {
    const time = now();
    const recent = (requests.get(key) ?? []).filter((moment) => moment > time - windowMs);
    const oldest = recent.length >= limit ? recent[0] : undefined;
    if (oldest === undefined) recent.push(time);
    requests.set(key, recent);
    return oldest === undefined ? 0 : Math.ceil((oldest + windowMs - time) / 1000);
  };
}
