import { randomUUID } from "node:crypto";
import { getRedis } from "@/lib/state/redis";
import { createSharedLimit } from "@/lib/state/shared-limit";
import { describeSharedState } from "../../helpers/shared-state";

jest.mock("@/lib/runtime/env", () => require("../../helpers/shared-state").mockEnv());

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

// Each limit is that of a process.
describeSharedState((server) => {
  const limited = (windowMs = 60_000, name: string = randomUUID()) =>
    createSharedLimit(name, { limit: 2, windowMs, maxKeys: 100 });

  it("lets as many pass as the limit says, and then says how many seconds to wait", async () => {
    const take = limited(10_000);
    expect([await take("a"), await take("a"), await take("a")]).toEqual([0, 0, 10]);
  });

  it("slides: each pass counts for one window of its own", async () => {
    const take = limited(600);
    await take("a");
    await wait(350);
    expect(await take("a")).toBe(0);
    await wait(300);
    // The first pass has left the window, the second has not.
    expect([await take("a"), await take("a")]).toEqual([0, 1]);
  });

  it("does not count what it turned away", async () => {
    const take = limited(300);
    for (let again = 0; again < 10; again += 1) await take("a");
    await wait(310);
    expect(await take("a")).toBe(0);
  });

  it("counts each key for itself, and each name", async () => {
    const take = limited();
    const other = limited();
    await take("a");
    await take("a");
    expect([await take("b"), await other("a"), await take("a")]).toEqual([0, 0, 60]);
  });

  it("lets no more pass when all come at once", async () => {
    const take = limited();
    const waits = await Promise.all(Array.from({ length: 20 }, () => take("a")));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(2);
  });

  it("is shared by all processes where there is a Redis", async () => {
    const name = randomUUID();
    const one = limited(60_000, name);
    const two = limited(60_000, name);
    await one("a");
    await one("a");
    expect((await two("a")) > 0).toBe(server() !== undefined);
  });

  it("locks nobody out when the clock is set back", async () => {
    const name = randomUUID();
    const take = limited(60_000, name);
    const redis = await getRedis();
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
    await take("a");
    await take("a");
    clock.mockRestore();
    const [key = ""] = (await redis?.keys(`almanac:limit:${name}:*`)) ?? [];
    const ahead = Date.now() + 3_600_000;
    for (const [index, member] of (redis ? await redis.zrange(key, "0", "-1") : []).entries())
      await redis?.zadd(key, ahead + index, member);
    // Without Redis, the clock that counts cannot be set, so both passes count as they should.
    expect(await take("a")).toBe(redis ? 0 : 60);
  });
});
