import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { sha256 } from "../util/digest";
import { redisKey } from "./redis";
import type { Delivered, Store } from "./store";

/** The time of Redis in milliseconds, so that processes with different clocks agree. */
const now = `
local clock = redis.call("TIME")
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
`;

/**
 * A sliding window log, as in rate-limit.ts: one member for each request that passed, with its time as score. What lies in
 * the future was counted before the clock of Redis was set back: without removing it, a sender would be locked out until then.
 */
const take = `${now}
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

/** Sets `key` and `known`: the state of a message, or false if it may be begun. */
const known = `${now}
local known, key, begun = unpack(redis.call("HMGET", KEYS[1], "state", "key", "begun"))
if known == "failed" or known == "running" and math.abs(now - begun) >= tonumber(ARGV[1]) then known = false end
`;

const recall = `${known}
return known
`;

const begin = `${known}
if known then return false end
key = key or ARGV[3]
redis.call("HSET", KEYS[1], "state", "running", "key", key, "begun", now)
redis.call("PEXPIRE", KEYS[1], ARGV[2])
return key
`;

const end = `
if redis.call("EXISTS", KEYS[1]) == 1 then redis.call("HSET", KEYS[1], "state", ARGV[1]) end
`;

/** The store in Redis. Each operation fails if Redis does. */
export function createRedisStore(redis: Redis): Store {
  const getKey = (name: string, id: string) => redisKey("once", name, id);
  return {
    take: async ({ name, limit, windowMs }, key) => {
      const id = redisKey("limit", name, sha256(key, "base64url").slice(0, 22));
      return Math.ceil(Number(await redis.eval(take, 1, id, limit, windowMs, randomUUID())) / 1000);
    },
    recall: async ({ name, runningMs }, id) =>
      ((await redis.eval(recall, 1, getKey(name, id), runningMs)) ?? undefined) as Delivered | "running" | undefined,
    begin: async ({ name, windowMs, runningMs }, id, key) =>
      ((await redis.eval(begin, 1, getKey(name, id), runningMs, windowMs, key)) ?? undefined) as string | undefined,
    end: async ({ name }, id, outcome) => void (await redis.eval(end, 1, getKey(name, id), outcome)),
  };
}
