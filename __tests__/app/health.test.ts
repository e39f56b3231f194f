import { writeFileSync } from "node:fs";
import { GET as live } from "@/app/api/health/live/route";
import { GET as ready } from "@/app/api/health/ready/route";
import { siteContent } from "@/lib/content/site/current-site";
import { metrics } from "@/lib/metrics/current-metrics";
import { writePublisher } from "@/lib/publish/publisher-state";
import { getEnv } from "@/lib/runtime/env";
import { processState } from "@/lib/runtime/process-state";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { startMetrics } from "@/lib/server/start";
import { contentFile, postFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const folder = serveContent();
afterEach(() => forgetProcessWide("process"));

const read = async () => {
  siteContent().scan();
  const answer = await ready();
  return { status: answer.status, ...(await answer.json()) };
};

it("is live while the process answers, and no cache keeps that", async () => {
  const answer = live();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toEqual({ status: "live" });
});

it("is ready, and names the content that readers see", async () => {
  const before = await read();
  expect(before).toMatchObject({ status: "ready", faults: 0 });
  expect(before.content).toMatch(/^[0-9a-f]{12}$/);
  folder.write("blog/one-more.md", contentFile({ ...postFields, id: 900 }));
  expect((await read()).content).not.toBe(before.content);
  folder.remove("blog/one-more.md");
  expect((await read()).content).toBe(before.content);
});

it("stays ready with a broken file, shows the content as it was, and says which place is wrong", async () => {
  const { content } = await read();
  const name = "blog/of-the-folder.md";
  folder.write(name, contentFile({ ...postFields, id: 901 }));
  const good = (await read()).content;
  expect(good).not.toBe(content);
  folder.write(name, "---\ntitle: [\n---\n");
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await read()).toMatchObject({
    status: "ready",
    faults: 1,
    content: good,
    problems: [expect.stringMatching(/as it was .*blog\/of-the-folder\.md:2:\d+ {2}error {2}This is not valid YAML/)],
  });
});

it("says what the puller did last, if there is one whose words can be read", async () => {
  expect((await read()).publisher).toBeNull();
  const stuck = {
    since: "2025-07-01T12:00:00.000Z",
    commit: "b".repeat(40),
    reasons: ["blog/a.md:1:1  error  Broken."],
  };
  const publisher = { lookedAt: "2025-07-01T12:05:00.000Z", commit: "a".repeat(40), stuck };
  writePublisher(folder.root, publisher);
  expect((await read()).publisher).toEqual(publisher);
  const text = async () => {
    await startMetrics({ ...getEnv(), metricsToken: "a-token-of-the-test" });
    return metrics()?.registry.metrics();
  };
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.parse("2025-07-01T12:10:00Z"));
  expect(await text()).toMatch(/^site_publisher_behind_seconds 600$/m);
  writePublisher(folder.root, { ...publisher, stuck: null });
  expect(await text()).toMatch(/^site_publisher_behind_seconds 300$/m);
  clock.mockRestore();
  writeFileSync(`${folder.root}.state.json`, "half a fi");
  expect((await read()).publisher).toBeNull();
  expect(await text()).not.toMatch(/^site_publisher_behind_seconds \d/m);
});

it("says how full the outbox is", async () => {
  expect((await read()).outbox).toEqual({ waiting: 0, dead: 0, oldest: 0 });
});

it("is not ready while it stops", async () => {
  processState().isStopping = true;
  const answer = await ready();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: "stopping" });
});
