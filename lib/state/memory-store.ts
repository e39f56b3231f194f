import { LRUCache } from "lru-cache";
import type { Delivered, Store, Submissions } from "./store";

type Known = { state: Delivered | "running" | "failed"; key: string; begun: number };

/**
 * Creates a store in the memory of this process.
 * @param now A clock that nobody sets, in milliseconds. With another, senders could be locked out until it has caught up.
 */
export function createMemoryStore(now = () => performance.now()): Store {
  const limits = new Map<string, (key: string) => number>();
  const submissions = new Map<string, LRUCache<string, Known>>();

  const getEntries = ({ name, maxEntries }: Submissions) =>
    named(submissions, name, () => new LRUCache<string, Known>({ max: maxEntries }));

  /** What is known of a message within its window. Without `await`, so that nobody comes between a look and a change. */
  const find = (all: Submissions, id: string) => {
    const known = getEntries(all).get(id);
    return known && known.begun + all.windowMs > now() ? known : undefined;
  };

  const getState = (all: Submissions, id: string) => {
    const { state, begun = 0 } = find(all, id) ?? {};
    if (state === "failed" || (state === "running" && begun + all.runningMs <= now())) return undefined;
    return state;
  };

  return {
    take: async (limit, key) => named(limits, limit.name, () => createRateLimit({ ...limit, now }))(key),
    recall: async (all, id) => getState(all, id),
    begin: async (all, id, proposed) => {
      if (getState(all, id) !== undefined) return undefined;
      const key = find(all, id)?.key ?? proposed;
      getEntries(all).set(id, { state: "running", key, begun: now() });
      return key;
    },
    end: async (all, id, state) => {
      const known = find(all, id);
      if (known) getEntries(all).set(id, { ...known, state });
    },
  };
}

function named<T>(values: Map<string, T>, name: string, create: () => T): T {
  const value = values.get(name) ?? create();
  values.set(name, value);
  return value;
}

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
