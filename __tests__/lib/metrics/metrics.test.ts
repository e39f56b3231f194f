import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openOutbox } from "@/lib/messages/outbox";
import { metrics, respondWithMetrics } from "@/lib/metrics/current-metrics";
import { parseEnv } from "@/lib/runtime/env";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { startMetrics } from "@/lib/server/start";
import { serveContent } from "../../helpers/content-folder";

const content = serveContent();
const token = "a token of Prometheus";
let state: string;
let inbox: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "metrics-"));
  inbox = join(state, "inbox");
  mkdirSync(inbox);
  forgetProcessWide("metrics");
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

const envWith = (settings: Record<string, string> = {}) =>
  parseEnv({ METRICS_TOKEN: token, STATE_DIR: state, ...settings });

const read = (authorization?: string) =>
  respondWithMetrics(
    new Request("http://site.test/api/metrics", { headers: authorization ? { authorization } : {} }),
    token,
  );

const text = async () => (await read(`Bearer ${token}`)).text();

describe("the address of the metrics", () => {
  it("answers whoever has the token, in the format of Prometheus, and no cache keeps that", async () => {
    await startMetrics(envWith());
    const answer = await read(`Bearer ${token}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toContain("# TYPE site_http_request_seconds histogram");
  });

  it("does not exist for anyone else", async () => {
    await startMetrics(envWith());
    for (const wrong of [undefined, "Bearer ", "Bearer another token of P", `Basic ${token}`, token])
      expect((await read(wrong)).status).toBe(404);
  });

  it("does not exist without the setting, and nothing is counted", async () => {
    await startMetrics(envWith({ METRICS_TOKEN: "" }));
    expect(metrics()).toBeUndefined();
    expect((await read(`Bearer ${token}`)).status).toBe(404);
  });
});

it("says what is in the outbox, and how many faults files have, at the time of asking", async () => {
  await startMetrics(envWith());
  expect(await text()).toContain('site_outbox_messages{place="waiting"} 0');
  const outbox = openOutbox(join(inbox, "outbox"), { now: () => Date.now() - 60_000 });
  await outbox.keep("contact", "a".repeat(64), { email: "ada@example.com" }, 0);
  const dead = await outbox.keep("contact", "b".repeat(64), { email: "bo@example.com" }, 0);
  if (dead !== "already") await outbox.bury(dead, "410");
  content.write("blog/broken.md", "---\ntitle: [\n---\n");
  const said = await text();
  expect(said).toContain('site_outbox_messages{place="waiting"} 1');
  expect(said).toContain('site_outbox_messages{place="dead"} 1');
  expect(said).toMatch(/site_outbox_oldest_seconds 6[01]\n/);
  expect(said).toMatch(/site_content_faults \d/);
  expect(said).not.toMatch(/ada@|bo@/);
});

it("says nothing of an outbox that cannot be read, and all else", async () => {
  writeFileSync(join(inbox, "outbox"), "not a folder");
  await startMetrics(envWith());
  const answer = await read(`Bearer ${token}`);
  expect(answer.status).toBe(200);
  const said = await answer.text();
  expect(said).toMatch(/site_content_faults \d/);
  expect(said).not.toMatch(/^site_outbox/m);
  rmSync(join(inbox, "outbox"));
  expect(await text()).toContain('site_outbox_messages{place="waiting"} 0');
});
