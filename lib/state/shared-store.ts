import { createMemoryStore } from "./memory-store";
import { sharedState, withRedis } from "./redis";
import { createRedisStore } from "./redis-store";
import type { Store } from "./store";

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
