import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { fixtureSettings, fixtureSite } from "../../../scripts/lib/fixture-site";
import { findFreePort } from "../../../scripts/lib/free-port";
import { onePageOfEachKind } from "../routes";
import { securityDiagnostics } from "../security-headers";

/** `next start` alone, on a disk that cannot be written, with a temporary folder (docs/operators/any-host.md). */
test.describe.configure({ mode: "serial", timeout: 120_000 });

const temporary = mkdtempSync(join(tmpdir(), "any-host-"));
let origin = "";
let log = "";
let site: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  origin = `http://127.0.0.1:${await findFreePort()}`;
  await start();
});
test.afterAll(async () => {
  await kill();
  rmSync(temporary, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const { port, hostname } = new URL(origin);
  const hooks = ["read-only", "end-with-tests"].flatMap((name) => ["--require", resolve(`__tests__/e2e/${name}.cjs`)]);
  const args = [...hooks, resolve("node_modules/next/dist/bin/next"), "start", "-p", port, "-H", hostname];
  site = spawn(process.execPath, args, {
    cwd: fixtureSite,
    env: {
      ...process.env,
      ...fixtureSettings,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      TMPDIR: temporary,
      CONTACT_WEBHOOK_URL: "http://127.0.0.1:1/",
      NEWSLETTER_WEBHOOK_URL: "http://127.0.0.1:1/",
      REDIS_URL: "",
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  for (const stream of [site.stdout, site.stderr]) stream?.on("data", (chunk) => (log += chunk));
  while (!(await fetch(`${origin}/robots.txt`).catch(() => undefined))?.ok) {
    if (site.exitCode !== null) throw new Error(`It did not start:\n${log}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function kill(): Promise<void> {
  if (!site || site.exitCode !== null) return;
  site.kill("SIGKILL");
  await once(site, "exit");
}

const get = (path: string) => fetch(origin + path, { redirect: "manual" });

test("serves pages, searches, feeds and pictures, each with the security headers", async () => {
  const cover = /\/media\/[a-z0-9_-]+-640\.webp/.exec(await (await get("/blog")).text())?.[0] ?? "";
  const others = ["/feed.xml", "/sitemap.xml", "/robots.txt", "/api/search?q=brasswick", "/icon.svg", cover];
  for (const path of [...onePageOfEachKind, "/search-results?q=brasswick", ...others]) {
    const response = await get(path);
    expect.soft(response.status, path).toBe(200);
    expect.soft(securityDiagnostics(Object.fromEntries(response.headers)), path).toEqual([]);
  }
  for (const path of ["/no-such-page", "/images/none.png", "/evidence/none"])
    expect.soft(securityDiagnostics(Object.fromEntries((await get(path)).headers)), path).toEqual([]);
  expect(await (await get("/search-results?q=brasswick")).text()).toContain("brasswick-app-review");
});

test("can be killed between two requests, and leaves pictures alone in its temporary folder", async () => {
  await kill();
  await start();
  expect((await get("/blog")).status).toBe(200);
  const left = readdirSync(join(temporary, "companion-almanac"));
  expect(left).toEqual(["media"]);
});

test("says once that nothing is kept, and its log complains of nothing else", () => {
  const lines = log.split("\n").filter((line) => /error|EROFS|cannot|could not|⨯/i.test(line));
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/cannot be written \(EROFS\), so nothing is kept there/);
});
