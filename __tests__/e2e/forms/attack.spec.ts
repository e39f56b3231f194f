import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { Agent, request as openRequest } from "node:http";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type OwnSite, startOwnSite } from "../own-site";
import { test } from "./form-site";

/** Attacks on the forms and on the publishing webhook, in plain HTTP, on separate servers. */
test.describe.configure({ mode: "default", timeout: 90_000 });

/** Without a proxy, without webhooks. */
let open: OwnSite;
/** Behind one proxy, with both webhooks; the newsletter's has a password in its address. */
let proxied: OwnSite;

test.beforeAll(async ({ worker }) => {
  open = await startOwnSite();
  proxied = await startOwnSite({
    CONTACT_WEBHOOK_URL: `${worker.origin}/contact-hook`,
    NEWSLETTER_WEBHOOK_URL: `${worker.origin}/newsletter-hook`.replace("//", "//almanac:p%40ss-word@"),
    TRUSTED_PROXIES: "1",
  });
});
test.afterAll(async () => {
  await open?.stop();
  await proxied?.stop();
});

let count = 0;
const newBody = (fields: Record<string, string> = {}) => {
  count += 1;
  return JSON.stringify({ email: "reader@example.com", message: `No. ${count}`, ...fields });
};
const json = { "content-type": "application/json", accept: "application/json" };

/** Posts as the page's script does. */
async function post(origin: string, form: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/api/${form}`, { method: "POST", body, headers: { ...json, ...headers } });
  return { status: response.status, answer: (await response.json()) as { ok: boolean; message: string } };
}

/** Posts over the agent's single connection. @returns The status, and the local port. */
async function postOver(agent: Agent, url: string, body: string, headers: Record<string, string>) {
  const sent = openRequest(url, { agent, method: "POST", headers: { ...json, ...headers } }).end(body);
  const [response] = await once(sent, "response");
  const port = response.socket.localPort as number;
  response.resume();
  await once(response, "end");
  return { status: response.statusCode as number, port };
}

function tally(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function inboxOf(site: OwnSite, form: string): Record<string, string>[] {
  const file = join(site.inbox, `${form}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("fifty forged addresses over one connection are one sender: 5 delivered, 45 refused", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: { status: number; port: number }[] = [];
  for (let index = 0; index < 50; index += 1) {
    const forged = index % 2 ? `203.0.113.${index}` : `2001:db8:${index}::1, 198.51.100.${index}`;
    const headers = { "x-forwarded-for": forged, "x-real-ip": forged, forwarded: `for=192.0.2.${index}` };
    answers.push(await postOver(agent, `${open.origin}/api/contact`, newBody(), headers));
  }
  agent.destroy();
  expect(new Set(answers.map(({ port }) => port)).size).toBe(1);
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 5, 429: 45 });
  expect(inboxOf(open, "contact")).toHaveLength(5);
  // Logged once: a forwarded address from a local client may mean a proxy that is not configured.
  expect(open.log().match(/TRUSTED_PROXIES is 0/g)).toHaveLength(1);
});

test("name and password of a webhook are sent in a header, and are in no log", async ({ service }) => {
  const body = JSON.stringify({ email: "reader-of-letters@example.com" });
  expect((await post(proxied.origin, "newsletter", body, { "x-forwarded-for": "10.1.0.1" })).status).toBe(200);
  const credentials = `Basic ${Buffer.from("almanac:p@ss-word").toString("base64")}`;
  expect(service.received.map(({ headers }) => headers.authorization)).toEqual([credentials]);
  expect(proxied.log()).not.toMatch(/p(@|%40)ss-word/);
});

test("a replayed push makes nothing again, and the same body is taken sixty times a minute", async () => {
  const push = { ref: "refs/heads/main", after: "0123", repository: { default_branch: "main" } };
  const replies = await Promise.all(Array.from({ length: 64 }, () => open.publish(push)));
  expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 60, 429: 4 });
  const taken = await replies.find(({ status }) => status === 200)?.json();
  expect(taken).toMatchObject({ diagnostics: [] });
  expect((await open.publish({ ...push, after: "4567" })).status).toBe(200);

  for (const other of [{ ref: "refs/heads/draft" }, { ref: "refs/tags/main" }]) {
    const response = await open.publish({ ...push, ...other });
    expect([response.status, Object.keys(await response.json())]).toEqual([200, ["message"]]);
  }
});
