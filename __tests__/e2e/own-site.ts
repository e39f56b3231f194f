import { type ChildProcess, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test as base, expect } from "@playwright/test";
import { copyBuild } from "../../scripts/lib/copy-build";
import { fixtureSettings, fixtureSite } from "../../scripts/lib/fixture-site";
import { findFreePort } from "../../scripts/lib/free-port";

/** The webhook secret of such a site. */
export const secret = "It's a Secret to Everybody";

/** A copy of the fixture site's build and content that a test may change, with its own server. */
export type OwnSite = {
  /** Where it is served: "http://localhost:<port>". */
  origin: string;
  /** Absolute path of the content folder. */
  content: string;
  /** The output of the server, over all its starts. */
  log: () => string;
  /** Never follows a redirect. */
  get: (path: string) => Promise<Response>;
  text: (path: string) => Promise<string>;
  /** A file of the content. */
  read: (file: string) => string;
  write: (file: string, content: string) => void;
  /** Posts a signed body to the webhook. */
  publish: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Tells the webhook of these files of the content. @returns Its answer, which must be 200. */
  publishFiles: (...files: string[]) => Promise<{ content: string; diagnostics: string[] }>;
  /** Changes a file that stands behind every page, so that each is rendered again at its next visit. */
  renderAgain: () => Promise<void>;
  /** @param signal SIGKILL for a crash. */
  restart: (signal?: NodeJS.Signals) => Promise<void>;
  /** Sets the server's clock ahead, in milliseconds. */
  shiftClock: (by: number) => Promise<void>;
  countFiles: () => number;
  /** As when the program goes away that the log is piped into. */
  stopReadingLog: () => void;
  /** Sends SIGTERM. @returns The exit code. */
  tellToStop: () => Promise<number | null>;
  stop: () => Promise<void>;
};

/** Fixed here, because a server would otherwise take them from the environment of the tests. */
const ownSettings = {
  ...fixtureSettings,
  NEXT_TELEMETRY_DISABLED: "1",
  REVALIDATE_SECRET: secret,
  CONTACT_WEBHOOK_URL: "",
  NEWSLETTER_WEBHOOK_URL: "",
  TRUSTED_PROXIES: "",
  CONTENT_REPOSITORY: "",
};

/** One site for all tests of a worker, which must leave it unchanged. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so.
    async ({}, use) => {
      const site = await startOwnSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

/**
 * Copies the build and starts it.
 * @param settings Environment variables. @param prepare Changes the copy, whose folder it gets, before the first start.
 */
export async function startOwnSite(
  settings: Record<string, string> = {},
  prepare: (folder: string) => void = () => {},
): Promise<OwnSite> {
  const folder = copySite();
  prepare(folder);
  const origin = `http://localhost:${await findFreePort()}`;
  let said = "";
  let server = await start();

  async function start() {
    const hooks = ["server-hooks", "end-with-tests"].flatMap((name) => [
      "--require",
      resolve(`__tests__/e2e/${name}.cjs`),
    ]);
    const child = spawn(process.execPath, [...hooks, "server.js"], {
      cwd: folder,
      env: { ...process.env, ...ownSettings, PORT: new URL(origin).port, HOSTNAME: "", ...settings },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += chunk));
    while (!(await fetch(`${origin}/robots.txt`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error(`The server did not start:\n${said}`);
      await new Promise((done) => setTimeout(done, 50));
    }
    return child;
  }

  const get = (path: string) => fetch(origin + path, { redirect: "manual" });
  const publish: OwnSite["publish"] = (message, headers = {}) => {
    const body = typeof message === "string" ? message : JSON.stringify(message);
    const signature = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
    const all = { "content-type": "application/json", "x-hub-signature-256": signature, ...headers };
    return fetch(`${origin}/api/revalidate`, { method: "POST", body, headers: all });
  };
  const content = join(folder, "content");
  return {
    origin,
    content,
    log: () => said,
    get,
    text: async (path) => (await get(path)).text(),
    read: (file) => readFileSync(join(content, file), "utf8"),
    write: (file, text) => {
      mkdirSync(dirname(join(content, file)), { recursive: true });
      writeFileSync(join(content, file), text);
    },
    publish,
    publishFiles: async (...files) => {
      const response = await publish({ files: files.map((file) => `content/${file}`) });
      expect(response.status).toBe(200);
      return response.json();
    },
    renderAgain: async () => {
      appendFileSync(join(folder, "content/site/site.md"), "\n");
      await publish({});
    },
    restart: async (signal) => {
      await end(server, signal);
      server = await start();
    },
    shiftClock: async (shiftBy) => {
      server.send({ shiftBy });
      // The server has done it (server-hooks.cjs).
      await once(server, "message");
    },
    stopReadingLog: () => {
      for (const stream of [server.stdout, server.stderr]) stream?.destroy();
    },
    tellToStop: async () => {
      server.kill("SIGTERM");
      const [code] = await once(server, "exit");
      return code;
    },
    countFiles: () => readdirSync(join(folder, ".next"), { recursive: true }).length,
    stop: async () => {
      // Killed at once: a graceful stop takes seconds, and the copy is not used again.
      await end(server, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The fixture site's build and content, of its own. */
function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "own-site-"));
  copyBuild(fixtureSite, folder);
  mkdirSync(join(folder, "var"));
  cpSync(join(fixtureSite, "content"), join(folder, "content"), { recursive: true, preserveTimestamps: true });
  return folder;
}

async function end(server: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill(signal);
  await once(server, "exit");
}
