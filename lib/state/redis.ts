import { once } from "node:events";
import type { Redis } from "ioredis";
import { getEnv } from "../runtime/env";
import { logError } from "../runtime/log";
import { processWide } from "../runtime/process-wide";
import { getReason } from "../util/reason-of";
import { createRateLimit } from "./rate-limit";

/** Milliseconds that a command may take. A reader waits for it, so a slow Redis counts as a lost one. */
const commandTimeout = 500;

/**
 * Milliseconds after which a connection on which nothing answers is closed and made anew. A machine that has lost its power
 * or its network closes none, and without this limit it would be noticed after many minutes.
 */
const silence = 2000;

/** Milliseconds that the first caller waits for the connection. */
const firstConnection = 1000;

/** Forms and the health of this process share one connection, although they are separate bundles. */
export const redisConnection = () => processWide("redis", (): { made?: Promise<Redis> | undefined } => ({}));

/**
 * The connection of this process to Redis, made at first use, or none without REDIS_URL. It reconnects by itself, at
 * least once a second. While it is lost, each command fails at once: use `withRedis` to do something else then.
 * @throws If the client cannot be loaded. The next call tries again.
 */
export async function getRedis(): Promise<Redis | undefined> {
  const { redisUrl } = getEnv();
  if (redisUrl === undefined) return undefined;
  const connection = redisConnection();
  if (connection.made) return connection.made;
  connection.made = connect(redisUrl);
  connection.made.catch((error: unknown) => {
    connection.made = undefined;
    reportOnce("load", `the client cannot be loaded (${getReason(error)})`);
  });
  return connection.made;
}

/**
 * Does something in Redis, or something else without Redis or while Redis is lost.
 * @param otherwise Called also when the command was refused, for example because Redis is full; that is logged.
 */
export async function withRedis<Result>(
  work: (redis: Redis) => Promise<Result>,
  otherwise: () => Result | Promise<Result>,
): Promise<Result> {
  const redis = await getRedis().catch(() => undefined);
  try {
    if (redis) return await work(redis);
  } catch (error) {
    if (redis?.status === "ready") reportOnce("refusal", String(error));
  }
  return otherwise();
}

/**
 * Whether this process uses Redis, and can reach it. It sends a PING: an idle connection looks healthy long after
 * the machine at its other end is gone.
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
  let reason = "closed";
  redis.on("error", ({ message }: Error) => {
    reason = message;
  });
  // Also when nothing is asked of it. A command that fails meanwhile is not reported once more.
  redis.on("reconnecting", () => reportOnce("connection", `the connection is lost (${reason})`));
  // Not for long: Redis may be lost at the start.
  await once(redis, "ready", { signal: AbortSignal.timeout(firstConnection) }).catch(() => {});
  return redis;
}

const limitReports = createRateLimit({ limit: 1, windowMs: 60_000, maxKeys: 10 });

/** Logs each kind of failure once a minute. */
function reportOnce(kind: string, reason: string): void {
  if (limitReports(kind) === 0) logError(`redis: ${reason}; each process goes on by itself.`);
}
