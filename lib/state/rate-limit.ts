import { LRUCache } from "lru-cache";

export type RateLimitOptions = {
  /** How many requests may pass in `windowMs`. */
  limit: number;
  windowMs: number;
  /** How many keys are kept in memory. With more, the least recently used one is dropped. */
  maxKeys: number;
  /** A clock that nobody sets, in milliseconds. With another, senders could be locked out until it has caught up. */
  now?: () => number;
};

/**
 * Creates a rate limit: a sliding window log in memory, so each server process counts for itself.
 * docs/decisions/030-libraries-for-what-is-not-ours.md says why it is not a library.
 * @returns A function that counts a request of a key. It returns 0 if the request may pass, else the seconds until one
 *   may. Refused requests are not counted.
 */
export function createRateLimit({
  limit,
  windowMs,
  maxKeys,
  now = () => performance.now(),
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
