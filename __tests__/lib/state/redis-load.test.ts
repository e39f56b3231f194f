import { redisState } from "@/lib/state/redis";
import { createSharedLimit } from "@/lib/state/shared-limit";
import { closeRedis, withRedisServer } from "../../helpers/shared-state";

let failures = 0;
jest.mock("@/lib/runtime/env", () => require("../../helpers/shared-state").mockEnv());
jest.mock("ioredis", () => {
  if (failures-- > 0) throw new Error("too many open files");
  return jest.requireActual("ioredis");
});
withRedisServer();
beforeEach(async () => {
  await closeRedis();
  jest.resetModules();
  failures = 1;
});

it("goes on alone when the client of Redis cannot be loaded, says so, and tries again at the next use", async () => {
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const take = createSharedLimit("load", { limit: 1, windowMs: 60_000, maxKeys: 10 });
  expect(await take("a")).toBe(0);
  expect(log.mock.calls.join("")).toContain("redis: the client cannot be loaded");
  expect(await redisState()).toBe("connected");
});
