import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HttpResponse, http } from "msw";
import { GET, POST } from "@/app/api/newsletter/confirm/route";
import { POST as subscribe } from "@/app/api/newsletter/route";
import { noteUsed } from "@/lib/messages/confirm";
import { sealConfirmation } from "@/lib/messages/confirm-token";
import { logError } from "@/lib/runtime/log";
import { server } from "../helpers/msw";

jest.mock("@/lib/runtime/log");
const inbox = mkdtempSync(join(tmpdir(), "newsletter-confirm-"));
const secret = "a secret of more than thirty characters";
const hook = "https://hooks.test/newsletter";
process.env.INBOX_DIR = inbox;
process.env.NEWSLETTER_SECRET = secret;
const former = "the secret of this morning, long enough";
process.env.NEWSLETTER_SECRET_FORMER = `${new Date().toISOString().slice(0, 10)} ${former}`;
process.env.NEWSLETTER_WEBHOOK_URL = hook;
afterAll(() => rmSync(inbox, { recursive: true, force: true }));

const address = "http://site.test/api/newsletter/confirm";
const open = (token: string) => GET(new Request(`${address}?token=${token}`));
const press = (token: string, headers: Record<string, string> = {}) =>
  POST(new Request(address, { method: "POST", body: new URLSearchParams({ token }), headers }));

/** Answers the webhook. @returns What it was sent. */
function listen(answer: () => Response = () => new HttpResponse()) {
  const received: { key: string | null; body: Record<string, string> }[] = [];
  server.use(
    http.post(hook, async ({ request }) => {
      const body = (await request.json()) as Record<string, string>;
      received.push({ key: request.headers.get("idempotency-key"), body });
      return answer();
    }),
  );
  return received;
}

it("asks for confirmation: the webhook gets a link, and the reader is told to look for a mail", async () => {
  const received = listen();
  const body = JSON.stringify({ email: "ada@example.com" });
  const headers = { "content-type": "application/json" };
  const answer = await subscribe(new Request("http://site.test/api/newsletter", { method: "POST", body, headers }));
  expect((await answer.json()).message).toBe(
    "Thank you. We are sending you an email: open its link to confirm your address.",
  );
  const { email, event, confirmUrl = "" } = received[0]?.body ?? {};
  expect({ email, event }).toEqual({ email: "ada@example.com", event: "confirm" });
  const link = new URL(confirmUrl);
  expect(link.origin + link.pathname).toBe("http://localhost:3000/api/newsletter/confirm");
  expect(link.href).not.toContain("ada");
  const page = await open(link.searchParams.get("token") ?? "");
  expect(await page.text()).toContain("at ada@example.com?");
});

it("confirms by the button alone: opening the link tells the webhook nothing", async () => {
  const received = listen();
  const token = sealConfirmation("bo@example.com", secret);
  for (let turn = 0; turn < 3; turn += 1) {
    const page = await open(token);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    const html = await page.text();
    expect(html).toContain('<form action="/api/newsletter/confirm" method="post">');
    expect(html).toContain('<meta name="robots" content="noindex,follow">');
    expect(html).not.toContain("<script");
  }
  expect(received).toEqual([]);
  const done = await press(token);
  expect([done.status, done.headers.get("location")]).toEqual([303, "/contact/subscribed"]);
  expect(received).toHaveLength(1);
  expect(received[0]?.body).toEqual({ email: "bo@example.com", event: "subscribed", confirmedAt: expect.any(String) });
  expect(received[0]?.key).toMatch(/^[0-9a-f]{64}$/);
});

it("works also if its secret has been changed today", async () => {
  expect((await open(sealConfirmation("fay@example.com", former))).status).toBe(200);
  expect((await open(sealConfirmation("fay@example.com", `${former}!`))).status).toBe(404);
});

it("works once", async () => {
  const received = listen();
  const token = sealConfirmation("cy@example.com", secret);
  expect((await press(token)).status).toBe(303);
  expect((await press(token)).headers.get("location")).toBe("/contact/subscribed");
  expect((await open(token)).headers.get("location")).toBe("/contact/subscribed");
  expect(received).toHaveLength(1);
  expect(readdirSync(join(inbox, "confirmed")).join()).not.toContain("cy");
});

it("can be tried again after a refusal, which the reader sees", async () => {
  listen(() => HttpResponse.json({ message: "List <full>" }, { status: 409 }));
  const token = sealConfirmation("ed@example.com", secret);
  const refused = await press(token);
  expect(refused.status).toBe(502);
  expect(await refused.text()).toContain("List &lt;full&gt;");
  const received = listen();
  expect((await press(token)).headers.get("location")).toBe("/contact/subscribed");
  expect(received).toHaveLength(1);
});

it("is kept when the webhook does not answer", async () => {
  listen(() => HttpResponse.error());
  const done = await press(sealConfirmation("fay@example.com", secret));
  expect(done.headers.get("location")).toBe("/contact/received");
  expect(readdirSync(join(inbox, "outbox/waiting"))).toHaveLength(1);
});

it("is confirmed also where nothing can be noted: on a full disk, or on a host without one", async () => {
  const received = listen();
  rmSync(join(inbox, "confirmed"), { recursive: true, force: true });
  writeFileSync(join(inbox, "confirmed"), "not a folder");
  const done = await press(sealConfirmation("gil@example.com", secret));
  rmSync(join(inbox, "confirmed"));
  expect([done.status, done.headers.get("location")]).toEqual([303, "/contact/subscribed"]);
  expect(received).toHaveLength(1);
  expect(jest.mocked(logError).mock.calls.flat().join()).toMatch(/could not be recorded: (EEXIST|ENOTDIR)/);
});

it.each([
  ["no token", ""],
  ["a token of another secret", sealConfirmation("a@example.com", "x".repeat(40))],
  ["one that is too old", sealConfirmation("a@example.com", secret, Date.now() - 8 * 86_400_000)],
])("says so with %s, and does nothing", async (_, token) => {
  const received = listen();
  for (const answer of [await open(token), await press(token)]) {
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("This link does not work");
  }
  expect(received).toEqual([]);
});

it("takes no press from another site", async () => {
  const received = listen();
  const answer = await press(sealConfirmation("gus@example.com", secret), { "sec-fetch-site": "cross-site" });
  expect(answer.status).toBe(403);
  expect(received).toEqual([]);
});

it("forgets used links when they have expired", async () => {
  const folder = join(inbox, "confirmed");
  mkdirSync(folder, { recursive: true });
  const old = `${Date.now() - 1000}-${"a".repeat(64)}`;
  writeFileSync(join(folder, old), "");
  await noteUsed({ email: "", expires: Date.now() + 60_000, id: "b".repeat(64) }, { inboxDir: inbox });
  expect(readdirSync(folder)).not.toContain(old);
});

it("tells the webhook once of presses at the same time", async () => {
  const received = listen();
  const token = sealConfirmation("ed@example.com", secret);
  const answers = await Promise.all(Array.from({ length: 20 }, () => press(token)));
  expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
    answers.map(() => [303, "/contact/subscribed"]),
  );
  expect(received).toHaveLength(1);
});
