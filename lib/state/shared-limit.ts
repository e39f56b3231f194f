import { randomUUID } from "node:crypto";
import { sha256 } from "../util/digest";
import { createRateLimit, type RateLimitOptions } from "./rate-limit";
import { withRedis } from "./redis";

/**
 * Creates a rate limit that processes share through Redis; only hashes of its keys are stored. Without Redis, and while it is
 * lost, a process goes on in its own memory: a sender may then send five messages to each process, which is better than
 * refusing everybody.
 * @param name Limits of one name are one limit, in whichever process they are.
 * @returns A function that counts a request of a key, as `createRateLimit` does.
 */
export function createSharedLimit(name: string, options: RateLimitOptions): (key: string) => Promise<number> {
  const { limit, windowMs } = options;
  const here = createRateLimit(options);
  return (key) =>
    withRedis(
      async (redis) => {
        // Sites that share a Redis use databases of their own (`redis://host/1`).
        const id = `almanac:limit:${name}:${sha256(key, "base64url").slice(0, 22)}`;
        return Math.ceil(Number(await redis.eval(take, 1, id, limit, windowMs, randomUUID())) / 1000);
      },
      () => here(key),
    );
}

/**
 * A sliding window log, as in rate-limit.ts: one member for each request that passed, with its time as score. The time is that of
 * Redis, so that processes with different clocks agree. What lies in the future was counted before that clock was set back:
 * without removing it, a sender would be locked out until then.
 */
const take = `
local clock = redis.call("TIME")
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
redis.call("ZREMRANGEBYSCORE", KEYS[1], 0, now - window)
redis.call("ZREMRANGEBYSCORE", KEYS[1], "(" .. now, "+inf")
if redis.call("ZCARD", KEYS[1]) < limit then
  redis.call("ZADD", KEYS[1], now, ARGV[3])
  redis.call("PEXPIRE", KEYS[1], window)
  return 0
end
return math.max(1, redis.call("ZRANGE", KEYS[1], 0, 0, "WITHSCORES")[2] + window - now)
`;
