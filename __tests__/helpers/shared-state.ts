import { getRedis, redisConnection } from "@/lib/state/redis";
import { type RedisServer, startRedis } from "./redis-server";

type Module = typeof import("@/lib/runtime/env");

let redisUrl: string | undefined;

/** Use as `jest.mock("@/lib/runtime/env", () => mockEnv())`: the tests decide whether there is a Redis. */
export function mockEnv() {
  const actual = jest.requireActual<Module>("@/lib/runtime/env");
  return { ...actual, getEnv: () => ({ ...actual.getEnv(), redisUrl }) };
}

/**
 * Runs the same tests without Redis and with a real one: the contract of shared state. `server` is undefined without.
 */
export function describeSharedState(describeContract: (server: () => RedisServer | undefined) => void): void {
  describe("without Redis", () => describeContract(() => undefined));
  describe("with Redis", () => describeContract(withRedisServer()));
}

/** Starts a Redis for the tests of this file or block. @returns The server, when they run. */
export function withRedisServer(): () => RedisServer {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
    redisUrl = server.url;
  });
  afterAll(async () => {
    // Without its server, a failing test would be a run that never ends.
    await closeRedis().finally(() => server.stop());
    redisUrl = undefined;
  });
  return () => server;
}

/** Closes the connection of this process; the next use makes another. */
export async function closeRedis(): Promise<void> {
  (await getRedis())?.disconnect();
  redisConnection().made = undefined;
}

/** Waits until something is true. @throws after a minute. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error("It did not become true in a minute.");
    await new Promise((done) => setTimeout(done, 20));
  }
}
