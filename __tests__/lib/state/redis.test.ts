import { randomUUID } from "node:crypto";
import { redisState } from "@/lib/state/redis";
import { createSharedLimit } from "@/lib/state/shared-limit";
import { describeSharedState, until } from "../../helpers/shared-state";

jest.mock("@/lib/runtime/env", () => require("../../helpers/shared-state").mockEnv());
describeSharedState((server) => {
  // Without Redis there is nothing to lose.
  const withServer = () => server() as NonNullable<ReturnType<typeof server>>;

  it("goes on alone while Redis is lost, and together when it is back", async () => {
    if (!server()) return expect(await redisState()).toBe("off");
    const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const limit = createSharedLimit(randomUUID(), { limit: 1, windowMs: 60_000, maxKeys: 10 });
    expect([await limit("a"), await limit("a")]).toEqual([0, 60]);
    expect(await redisState()).toBe("connected");

    await withServer().kill();
    const startedAt = Date.now();
    expect([await limit("a"), await limit("a"), await limit("b")]).toEqual([0, 60, 0]);
    expect(Date.now() - startedAt).toBeLessThan(20_000);
    await until(async () => (await redisState()) === "lost");

    await withServer().start();
    await until(async () => (await redisState()) === "connected");
    expect(await limit("c")).toBe(0);
    const lines = log.mock.calls.map(([line]) => String(line)).join("");
    expect(lines.match(/redis: the connection is lost/g)).toHaveLength(1);
  });

  it("says that a Redis answers no more, also when nothing was asked of it", async () => {
    if (!server()) return;
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    await until(async () => (await redisState()) === "connected");
    try {
      withServer().freeze();
      const startedAt = Date.now();
      expect(await redisState()).toBe("lost");
      expect(Date.now() - startedAt).toBeLessThan(20_000);
    } finally {
      withServer().goOn();
    }
    await until(async () => (await redisState()) === "connected");
  });
});
