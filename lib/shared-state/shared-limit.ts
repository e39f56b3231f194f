import { createHash, randomUUID } from "node:crypto";
import { createRateLimit, type RateLimitOptions } from "../http/rate-limit";
import { redisKey, withRedis } from "./redis";

export type SharedLimitOptions = RateLimitOptions & {
  /** Name of the limit in Redis. */
  name: string;
};

/**
 * A sliding window log, as in lib/http/rate-limit.ts: one member for each request that passed, with its time as score.
 * The time is that of Redis, so processes with different clocks agree. What lies in the future was counted before its clock
 * was set back: without removing it, a sender would be locked out until then.
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

/**
 * Creates a rate limit that all processes share through Redis. Without Redis, and while it is lost, each process counts
 * for itself. docs/decisions/061-limits-in-redis.md says why it is not a library.
 * @returns A function that counts a request of a key. It returns 0 if the request may pass, else the seconds until one
 *   may. Refused requests are not counted.
 */
export function createSharedLimit({ name, ...options }: SharedLimitOptions): (key: string) => Promise<number> {
  const takeHere = createRateLimit(options);
  return (key) =>
    withRedis(
      async (redis) => {
        const id = redisKey("limit", name, createHash("sha256").update(key).digest("base64url").slice(0, 22));
        const wait = await redis.eval(take, 1, id, options.limit, options.windowMs, randomUUID());
        return Math.ceil(Number(wait) / 1000);
      },
      () => takeHere(key),
    );
}
