import { LRUCache } from "lru-cache";
import { redisKey, withRedis } from "./redis";

export type TokensOptions = {
  name: string;
  /** For how long Redis remembers a token. */
  keepMs: number;
  /** Tokens that one process remembers without Redis; beyond that, the one taken longest ago is forgotten. */
  maxEntries: number;
};

/**
 * Creates a memory of tokens that count once, shared through Redis. Without Redis, and while it is lost, each process
 * remembers those that it has seen.
 * @returns A function that takes a token. It returns whether the token is new.
 */
export function createTokens({ name, keepMs, maxEntries }: TokensOptions): (token: string) => Promise<boolean> {
  const taken = new LRUCache<string, true>({ max: maxEntries });
  return async (token) => {
    const isNewHere = !taken.has(token);
    taken.set(token, true);
    return withRedis(
      // Also what was taken while Redis was lost.
      async (redis) => (await redis.set(redisKey("token", name, token), 1, "PX", keepMs, "NX")) !== null && isNewHere,
      () => isNewHere,
    );
  };
}
