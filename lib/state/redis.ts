import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Redis } from "ioredis";
import { getEnv } from "../runtime/env";
import { logError } from "../runtime/log";
import { processWide } from "../runtime/process-wide";
import { sha256 } from "../util/digest";
import { getReason } from "../util/reason-of";
import { createRateLimit } from "./memory-store";
import type { Delivered, Store } from "./store";

/** Milliseconds that a command may take. A reader waits for it, so a slow Redis counts as a lost one. */
const commandTimeout = 500;

/**
 * Milliseconds after which a connection on which nothing answers is closed and made anew. A machine that has lost its power
 * or its network closes none, and without this limit it would be noticed after many minutes.
 */
const silence = 2000;

/** Milliseconds that the first caller waits for the connection. */
const firstConnection = 1000;

/** Every key of this site begins with it. Sites that share a Redis use databases of their own (`redis://host/1`). */
const prefix = "almanac:";

/** Name of a key in Redis, such as `redisKey("limit", "contact", "192.0.2.1")`. */
export function redisKey(...parts: readonly string[]): string {
  return prefix + parts.join(":");
}

/** What forms, the outbox and the health of this process share, although they are separate bundles: one connection, one count of messages. */
export const sharedState = () =>
  processWide("state", (): { redis?: Promise<Redis> | undefined; store?: Store } => ({}));

/**
 * The connection of this process to Redis, made at first use, or none without REDIS_URL. It reconnects by itself, at
 * least once a second. While it is lost, each command fails at once: use `withRedis` to do something else then.
 * @throws If the client cannot be loaded. The next call tries again.
 */
export async function getRedis(): Promise<Redis | undefined> {
  const { redisUrl } = getEnv();
  if (redisUrl === undefined) return undefined;
  const state = sharedState();
  if (state.redis) return state.redis;
  state.redis = connect(redisUrl);
  state.redis.catch((error: unknown) => {
    state.redis = undefined;
    reportOnce("load", `the client cannot be loaded (${getReason(error)}); each process goes on by itself.`);
  });
  return state.redis;
}

/**
 * Does something in Redis, or something else without Redis or while Redis is lost.
 * @param otherwise Called also when the command was refused, for example because Redis is full; that is logged.
 */
export async function withRedis<Result>(
  work: (redis: Redis) => Promise<Result>,
  otherwise: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    const redis = await getRedis();
    if (redis) return await work(redis);
  } catch (error) {
    reportRefusal(error);
  }
  return otherwise();
}

/**
 * Whether this process uses Redis, and can reach it. It asks: a connection on which nothing is sent looks well after the
 * machine at its other end is gone.
 */
export async function redisState(): Promise<"off" | "connected" | "lost"> {
  try {
    const redis = await getRedis();
    await redis?.ping();
    return redis ? "connected" : "off";
  } catch {
    return "lost";
  }
}

/** Loaded here, because a process without REDIS_URL needs neither the time nor the 20 MB. */
async function connect(url: string): Promise<Redis> {
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, {
    commandTimeout,
    connectTimeout: 2000,
    socketTimeout: silence,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(50 * times, 1000),
  });
  return whenReady(report(redis, logError));
}

/** Waits for the first connection, but not for long: Redis may be lost at the start. */
async function whenReady(redis: Redis): Promise<Redis> {
  const end = AbortSignal.timeout(firstConnection);
  await once(redis, "ready", { signal: end }).catch(() => {});
  return redis;
}

const limitReports = createRateLimit({ limit: 1, windowMs: 60_000, maxKeys: 10 });

/** Logs each kind of failure once a minute. */
function reportOnce(kind: string, line: string): void {
  if (limitReports(kind) === 0) logError(`redis: ${line}`);
}

/** Logs what Redis refuses, for example because it is full. A lost connection is logged elsewhere. */
function reportRefusal(error: unknown): void {
  const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
  const isRefused = name === "ReplyError" || message === "Command timed out";
  if (isRefused) reportOnce(message.split(" ", 1).join(), message);
}

/** Logs when a connection is lost and when it is back, once each. */
function report(redis: Redis, log: (line: string) => void): Redis {
  let isLost = false;
  redis.on("error", (error: Error) => {
    if (!isLost) log(`redis: the connection is lost (${error.message}); each process goes on by itself.`);
    isLost = true;
  });
  // Not "close", which also a connection has that we close.
  redis.on("reconnecting", () => {
    if (!isLost) log("redis: the connection is lost; each process goes on by itself.");
    isLost = true;
  });
  redis.on("ready", () => {
    if (isLost) log("redis: the connection is back.");
    isLost = false;
  });
  return redis;
}

/** The time of Redis in milliseconds, so that processes with different clocks agree. */
const now = `
local clock = redis.call("TIME")
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
`;

/**
 * A sliding window log, as in memory-store.ts: one member for each request that passed, with its time as score. What lies in
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
