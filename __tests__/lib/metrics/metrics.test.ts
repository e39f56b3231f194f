import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openOutbox } from "@/lib/messages/outbox";
import { answerMetrics } from "@/lib/metrics/answer-metrics";
import { answerVitals } from "@/lib/metrics/answer-vitals";
import { metrics } from "@/lib/metrics/current-metrics";
import { parseEnv } from "@/lib/runtime/env";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { startMetrics } from "@/lib/server/start-telemetry";
import { serveContent } from "../../helpers/content-folder";

const content = serveContent();
const token = "a token of Prometheus";
let inbox: string;
beforeEach(() => {
  inbox = mkdtempSync(join(tmpdir(), "metrics-"));
  forgetProcessWide("metrics");
});
afterEach(() => rmSync(inbox, { recursive: true, force: true }));

const envWith = (settings: Record<string, string> = {}) =>
  parseEnv({ METRICS_TOKEN: token, WEB_VITALS: "0.5", INBOX_DIR: inbox, ...settings });

const read = (authorization?: string) =>
  answerMetrics(new Request("http://site.test/api/metrics", { headers: authorization ? { authorization } : {} }), [
    token,
  ]);

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

it("times pages that were rendered, by their route", async () => {
  await startMetrics(envWith());
  metrics()?.observeRender("/blog/some-article", Date.now() - 300);
  expect(await text()).toContain('site_page_render_seconds_count{route="/blog/[slug]"} 1');
});

describe("what browsers of readers measure", () => {
  const send = (body: unknown, settings?: Record<string, string>, headers: Record<string, string> = {}) =>
    answerVitals(
      new Request("http://site.test/api/vitals", {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "sec-fetch-site": "same-origin", ...headers },
      }),
      envWith(settings),
    );

  it("is counted by route, without the path", async () => {
    await startMetrics(envWith());
    const sent = [
      { name: "LCP", value: 1234, path: "/blog/secret-interest" },
      { name: "CLS", value: 0.02, path: "/reviews" },
    ];
    for (const one of sent) expect((await send(one)).status).toBe(204);
    const said = await text();
    expect(said).toContain('site_web_vital_seconds_sum{vital="LCP",route="/blog/[slug]"} 1.234');
    expect(said).toContain('site_web_vital_layout_shift_count{route="/reviews"} 1');
    expect(said).not.toContain("secret-interest");
  });

  it.each([
    ["another name", { name: "XYZ", value: 1, path: "/" }],
    ["a value that no page can have", { name: "LCP", value: 1e9, path: "/" }],
    ["no number", { name: "LCP", value: "1", path: "/" }],
    ["no path", { name: "LCP", value: 1 }],
    ["no JSON", "{"],
    ["null", "null"],
  ])("is refused with %s", async (_, body) => {
    await startMetrics(envWith());
    expect((await send(body)).status).toBe(400);
    expect(await text()).not.toContain("site_web_vital_seconds_count");
  });

  it("is refused when it is long, from another site, or too much from one sender", async () => {
    await startMetrics(envWith());
    const one = { name: "LCP", value: 1, path: "/" };
    expect((await send("x".repeat(2000))).status).toBe(413);
    expect((await send(one, {}, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    const from = { "x-forwarded-for": "203.0.113.77" };
    const statuses = new Set<number>();
    for (let index = 0; index < 130; index += 1) statuses.add((await send(one, {}, from)).status);
    expect([...statuses]).toEqual([204, 429]);
  });

  it("is not taken where it is off", async () => {
    await startMetrics(envWith());
    expect((await send({ name: "LCP", value: 1, path: "/" }, { WEB_VITALS: "" })).status).toBe(404);
  });
});
