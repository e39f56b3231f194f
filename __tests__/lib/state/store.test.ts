import { randomUUID } from "node:crypto";
import { getRedis, redisKey } from "@/lib/state/redis";
import { createStore } from "@/lib/state/store";
import { describeSharedState } from "../../helpers/shared-state";

jest.mock("@/lib/runtime/env", () => require("../../helpers/shared-state").mockEnv());

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

// Each store is that of a process.
describeSharedState((server) => {
  describe("a limit", () => {
    const limited = (windowMs = 60_000, name: string = randomUUID()) => {
      const store = createStore();
      return (key: string) => store.take({ name, limit: 2, windowMs, maxKeys: 100 }, key);
    };

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
      const [key = ""] = (await redis?.keys(redisKey("limit", name, "*"))) ?? [];
      const ahead = Date.now() + 3_600_000;
      for (const [index, member] of (redis ? await redis.zrange(key, "0", "-1") : []).entries())
        await redis?.zadd(key, ahead + index, member);
      // Without Redis, the clock that counts cannot be set, so both passes count as they should.
      expect(await take("a")).toBe(redis ? 0 : 60);
    });
  });

  describe("a message", () => {
    const remember = ({ name = randomUUID() as string, windowMs = 60_000, runningMs = 30_000 } = {}) => {
      const store = createStore();
      const all = { name, windowMs, runningMs, maxEntries: 100 };
      return {
        recall: (id: string) => store.recall(all, id),
        begin: (id: string, key: string) => store.begin(all, id, key),
        end: (id: string, outcome: "delivered" | "kept" | "failed") => store.end(all, id, outcome),
      };
    };

    it("is begun once, and not again after its delivery", async () => {
      const { recall, begin, end } = remember();
      expect(await recall("a")).toBeUndefined();
      expect(await begin("a", "key")).toBe("key");
      expect([await recall("a"), await begin("a", "other")]).toEqual(["running", undefined]);
      await end("a", "delivered");
      expect([await recall("a"), await begin("a", "other")]).toEqual(["delivered", undefined]);
      expect([await recall("b"), await begin("b", "other")]).toEqual([undefined, "other"]);
    });

    it("is kept until somebody says that it was delivered", async () => {
      const { recall, begin, end } = remember();
      await begin("a", "key");
      await end("a", "kept");
      expect([await recall("a"), await begin("a", "other")]).toEqual(["kept", undefined]);
      await end("a", "delivered");
      expect(await recall("a")).toBe("delivered");
    });

    it("is begun again under its first key after a failure", async () => {
      const { recall, begin, end } = remember();
      await begin("a", "key");
      await end("a", "failed");
      expect([await recall("a"), await begin("a", "other")]).toEqual([undefined, "key"]);
    });

    it("is begun again when the process that began it was killed", async () => {
      const { recall, begin } = remember({ runningMs: 200 });
      await begin("a", "key");
      await wait(250);
      expect([await recall("a"), await begin("a", "other")]).toEqual([undefined, "key"]);
    });

    it("counts as another one when the window is over", async () => {
      const { recall, begin, end } = remember({ windowMs: 200 });
      await begin("a", "key");
      await end("a", "delivered");
      await wait(250);
      expect([await recall("a"), await begin("a", "other")]).toEqual([undefined, "other"]);
    });

    it("is begun by one of many at the same moment", async () => {
      const { begin } = remember();
      const begun = await Promise.all(Array.from({ length: 20 }, (_, index) => begin("a", String(index))));
      expect(begun.filter((key) => key !== undefined)).toHaveLength(1);
    });

    it("is not known by saying what became of it", async () => {
      const { recall, end } = remember();
      await end("a", "delivered");
      expect(await recall("a")).toBeUndefined();
    });

    it("is shared by all processes where there is a Redis", async () => {
      const name = randomUUID();
      await remember({ name }).begin("a", "key");
      expect(await remember({ name }).recall("a")).toBe(server() ? "running" : undefined);
    });
  });
});
