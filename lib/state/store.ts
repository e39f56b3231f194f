import { createMemoryStore } from "./memory-store";
import { createRedisStore, sharedState, withRedis } from "./redis";

/** How many requests of one key may pass. */
type Limit = {
  /** Limits of one name are one limit, wherever they are taken. */
  name: string;
  limit: number;
  windowMs: number;
  /** Keys that one process remembers without Redis. With more, the least recently used one is dropped. */
  maxKeys: number;
};

/** Messages that are delivered once, whichever process they reach. */
export type Submissions = {
  name: string;
  /** Time since its last `begin` in which the same content counts as the same message. */
  windowMs: number;
  /** A delivery that takes longer belongs to a process that was killed, and may be begun again. */
  runningMs: number;
  /** Messages that one process remembers without Redis. */
  maxEntries: number;
};

/** What became of a message. `kept`: it is in an outbox, and goes to its webhook later. */
export type Delivered = "delivered" | "kept";

/** What the processes of a site share. Only hashes are stored: no address, and no text. */
export type Store = {
  /**
   * Counts a request of a key against a limit: a sliding window log.
   * @returns 0 if the request may pass, else the seconds until one may. Refused requests are not counted.
   */
  take: (limit: Limit, key: string) => Promise<number>;
  /** What is known of a message; `undefined` if it may be begun. @param id Hash of its content. */
  recall: (submissions: Submissions, id: string) => Promise<Delivered | "running" | undefined>;
  /**
   * Begins a message, in one step. One whose delivery failed may be begun again.
   * @param key Its idempotency key, if it has none yet.
   * @returns The key that it has from now on; `undefined` if another caller was first.
   */
  begin: (submissions: Submissions, id: string, key: string) => Promise<string | undefined>;
  /** Says what became of a message, if it was begun. */
  end: (submissions: Submissions, id: string, outcome: Delivered | "failed") => Promise<void>;
};

/** The store of this process. */
export function sharedStore(): Store {
  const state = sharedState();
  state.store ??= createStore();
  return state.store;
}

/**
 * Creates a store that is shared through Redis. Without Redis, and while it is lost, a process goes on in its own memory:
 * a sender may then send five messages to each process, which is better than refusing everybody.
 */
export function createStore(): Store {
  const here = createMemoryStore();
  const withStore = <T>(work: (store: Store) => Promise<T>, otherwise = () => work(here)) =>
    withRedis((redis) => work(createRedisStore(redis)), otherwise);
  return {
    take: (limit, key) => withStore((store) => store.take(limit, key)),
    recall: (submissions, id) => withStore((store) => store.recall(submissions, id)),
    begin: (submissions, id, key) => withStore((store) => store.begin(submissions, id, key)),
    end: async (submissions, id, outcome) => {
      // In both: Redis may have been lost or found between begin and end.
      await here.end(submissions, id, outcome);
      await withStore(
        (store) => store.end(submissions, id, outcome),
        async () => {},
      );
    },
  };
}
