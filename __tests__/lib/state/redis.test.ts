import { randomUUID } from "node:crypto";
import type { Publication } from "@/lib/shared-state/publication-stream";
import { createPublications } from "@/lib/shared-state/publications";
import { getRedis, redisKey, redisState } from "@/lib/state/redis";
import { createStore } from "@/lib/state/shared-store";
import { describeSharedState, until } from "../../helpers/shared-state";

jest.mock("@/lib/runtime/env", () => require("../../helpers/shared-state").mockEnv());
jest.setTimeout(30_000);

const publication = (version: string): Publication => ({ by: "test", version, at: Date.now(), tags: ["_N_T_/blog"] });

describeSharedState((server) => {
  // Without Redis there is nothing to lose.
  const withServer = () => server() as NonNullable<ReturnType<typeof server>>;

  it("goes on alone while Redis is lost, and together when it is back", async () => {
    if (!server()) return expect(await redisState()).toBe("off");
    const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const name = randomUUID();
    const store = createStore();
    const limit = (key: string) => store.take({ name, limit: 1, windowMs: 60_000, maxKeys: 10 }, key);
    const take = (token: string) => store.claim({ name, keepMs: 60_000, maxEntries: 10 }, token);
    const submissions = { name, windowMs: 60_000, runningMs: 60_000, maxEntries: 10 };
    expect([await limit("a"), await limit("a")]).toEqual([0, 60]);
    expect(await redisState()).toBe("connected");

    await withServer().kill();
    const startedAt = Date.now();
    expect([await limit("a"), await limit("a"), await limit("b")]).toEqual([0, 60, 0]);
    expect([await store.begin(submissions, "a", "key"), await store.recall(submissions, "a")]).toEqual([
      "key",
      "running",
    ]);
    expect([await take("a"), await take("a")]).toEqual([true, false]);
    expect(Date.now() - startedAt).toBeLessThan(1000);
    await until(async () => (await redisState()) === "lost");

    await withServer().start();
    await until(async () => (await redisState()) === "connected");
    expect(await limit("c")).toBe(0);
    const lines = log.mock.calls.map(([line]) => String(line)).join("");
    expect(lines.match(/redis: the connection is lost/g)).toHaveLength(1);
    expect(lines.match(/redis: the connection is back/g)).toHaveLength(1);
  });

  it("tells every process of a publication, also one that starts later or was cut off", async () => {
    const [one, two, late] = [createPublications(), createPublications(), createPublications()];
    const heard: string[] = [];
    const heardLate: string[] = [];
    let gaps = 0;
    const stop = two.follow({ onPublication: ({ version }) => heard.push(version), onGap: () => (gaps += 1) });
    await one.tell(publication("v1"));
    if (!server()) {
      await new Promise((done) => setTimeout(done, 100));
      expect([heard, gaps]).toEqual([[], 0]);
      return stop();
    }
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    await until(() => heard.join() === "v1");
    const saidAt = Date.now();
    await one.tell(publication("v2"));
    await until(() => heard.join() === "v1,v2");
    expect(Date.now() - saidAt).toBeLessThan(500);
    expect(gaps).toBe(0);

    const stopLate = late.follow({ onPublication: ({ version }) => heardLate.push(version), onGap: () => {} });
    await until(() => heardLate.join() === "v2");

    // Cut off: what is published now is found by each process in its own files (onGap), and told when Redis is back.
    await withServer().kill();
    await until(() => gaps > 0);
    const stopOne = one.follow({ onPublication: () => {}, onGap: () => {} });
    await one.tell(publication("v3"));
    expect(heard.join()).toBe("v1,v2");
    await withServer().start();
    await until(() => heard.at(-1) === "v3" && heardLate.at(-1) === "v3");
    for (const end of [stop, stopLate, stopOne]) end();
    expect((await getRedis())?.status).toBe("ready");
  });

  it("finds out within seconds that a Redis answers no more, although its connections stand", async () => {
    if (!server()) return;
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const heard: string[] = [];
    let gaps = 0;
    const stop = createPublications().follow({
      onPublication: ({ version }) => heard.push(version),
      onGap: () => (gaps += 1),
    });
    await createPublications().tell(publication("before"));
    await until(() => heard.at(-1) === "before");
    try {
      withServer().freeze();
      await until(() => gaps > 0);
    } finally {
      withServer().goOn();
    }
    await until(async () => (await redisState()) === "connected");
    await createPublications().tell(publication("after"));
    await until(() => heard.at(-1) === "after");
    expect(heard.filter((version) => version === "before")).toHaveLength(1);
    stop();
  });

  it("says within a second that a Redis answers no more, also when nothing was asked of it", async () => {
    if (!server()) return;
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    await until(async () => (await redisState()) === "connected");
    try {
      withServer().freeze();
      const startedAt = Date.now();
      expect(await redisState()).toBe("lost");
      expect(Date.now() - startedAt).toBeLessThan(1000);
    } finally {
      withServer().goOn();
    }
    await until(async () => (await redisState()) === "connected");
  });

  it("passes over what another version of the site has told, and hears what comes after it", async () => {
    const redis = await getRedis();
    if (!redis) return;
    const heard: string[] = [];
    let gaps = 0;
    const stop = createPublications().follow({
      onPublication: ({ version }) => heard.push(version),
      onGap: () => (gaps += 1),
    });
    await createPublications().tell(publication("w0"));
    await until(() => heard.at(-1) === "w0");
    heard.length = 0;
    for (const json of ["{not json", JSON.stringify({ version: "w1" })])
      await redis.xadd(redisKey("publications"), "*", "json", json);
    await createPublications().tell(publication("w2"));
    await until(() => heard.length > 0);
    expect(gaps).toBe(2);
    expect(heard).toEqual(["w2"]);
    stop();
  });

  it("hears publications of a Redis that has begun anew, with a clock that is behind", async () => {
    const redis = await getRedis();
    if (!redis) return;
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const heard: string[] = [];
    const stop = createPublications().follow({ onPublication: ({ version }) => heard.push(version), onGap: () => {} });
    await createPublications().tell(publication("x1"));
    await until(() => heard.at(-1) === "x1");
    await redis.del(redisKey("publications"));
    await redis.xadd(redisKey("publications"), "1-1", "json", JSON.stringify(publication("x2")));
    await redis.call("CLIENT", "KILL", "TYPE", "normal");
    await until(() => heard.at(-1) === "x2");
    stop();
  });

  it("tells all that was refreshed while Redis took nothing", async () => {
    const redis = await getRedis();
    if (!redis) return;
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const publications = createPublications();
    const heard: Publication[] = [];
    const stop = publications.follow({ onPublication: (one) => heard.push(one), onGap: () => {} });
    await publications.tell(publication("y0"));
    await until(() => heard.at(-1)?.version === "y0");
    await redis.config("SET", "maxmemory", "1");
    await publications.tell({ ...publication("y1"), tags: ["_N_T_/a"] });
    await publications.tell({ ...publication("y2"), tags: ["_N_T_/b"] });
    await redis.config("SET", "maxmemory", "0");
    await until(() => heard.at(-1)?.version === "y2");
    expect([...(heard.at(-1)?.tags ?? [])].sort()).toEqual(["_N_T_/a", "_N_T_/b"]);
    stop();
  });
});
