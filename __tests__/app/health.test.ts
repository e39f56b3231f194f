import { GET as live } from "@/app/api/health/live/route";
import { GET as ready } from "@/app/api/health/ready/route";
import { scanContent } from "@/lib/content/snapshot/current-snapshot";
import { forgetProcessWide, processWide } from "@/lib/runtime/process-wide";
import { contentFile, postFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const folder = serveContent();
afterEach(() => forgetProcessWide("stopping"));

const read = async () => {
  scanContent();
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
  expect(before).toMatchObject({ status: "ready", faults: 0, warm: false });
  expect(before.content).toMatch(/^[0-9a-f]{12}$/);
  folder.write("blog/one-more.md", contentFile({ ...postFields, id: 900 }));
  expect((await read()).content).not.toBe(before.content);
  folder.remove("blog/one-more.md");
  expect((await read()).content).toBe(before.content);
});

it("stays ready with a broken file, whose good version readers see, and counts the fault", async () => {
  const { content } = await read();
  const name = "blog/of-the-folder.md";
  folder.write(name, contentFile({ ...postFields, id: 901 }));
  const good = (await read()).content;
  expect(good).not.toBe(content);
  folder.write(name, "---\ntitle: [\n---\n");
  expect(await read()).toMatchObject({ status: "ready", faults: 1, content: good });
});

it("says how full the outbox is", async () => {
  expect((await read()).outbox).toEqual({ waiting: 0, dead: 0, oldest: 0 });
});

it("is not ready while it stops", async () => {
  processWide("stopping", () => ({ isStopping: true }));
  const answer = await ready();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: "stopping" });
});
