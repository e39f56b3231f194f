import { processWide } from "../runtime/process-wide";
import { createMemoryStore } from "./memory-store";
import { withRedis } from "./redis";
import { createRedisStore } from "./redis-store";
import type { Store } from "./store";

/** The store of this process. */
export function sharedStore(): Store {
  return processWide("store", createStore);
}

/**
 * Creates a store that is shared through Redis. Without Redis, and while it is lost, a process goes on in its own memory
 * (docs/decisions/061-limits-in-redis.md).
 */
export function createStore(): Store {
  const here = createMemoryStore();
  return {
    take: (limit, key) =>
      withRedis(
        (redis) => createRedisStore(redis).take(limit, key),
        () => here.take(limit, key),
      ),
    recall: (submissions, id) =>
      withRedis(
        (redis) => createRedisStore(redis).recall(submissions, id),
        () => here.recall(submissions, id),
      ),
    begin: (submissions, id, key) =>
      withRedis(
        (redis) => createRedisStore(redis).begin(submissions, id, key),
        () => here.begin(submissions, id, key),
      ),
    end: async (submissions, id, outcome) => {
      // In both: Redis may have been lost or found between begin and end.
      await here.end(submissions, id, outcome);
      await withRedis(
        (redis) => createRedisStore(redis).end(submissions, id, outcome),
        () => {},
      );
    },
    claim: async (tokens, token) => {
      // In both: a token that was claimed while Redis was lost is not new to this process when Redis is back.
      const isNewHere = await here.claim(tokens, token);
      return withRedis(
        async (redis) => (await createRedisStore(redis).claim(tokens, token)) && isNewHere,
        () => isNewHere,
      );
    },
  };
}
