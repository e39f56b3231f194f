import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { delay, HttpResponse, http } from "msw";
import { parseEnv } from "@/lib/config/env";
import { logError } from "@/lib/config/log";
import { contactForm } from "@/lib/forms/contact-form";
import { createFormHandler } from "@/lib/forms/form-handler";
import type { FormAnswer } from "@/lib/forms/types";
import { server } from "../../helpers/msw";

const hook = "https://hooks.test/secret-path";
const typed = { name: "Ada", email: "ada@example.com", subject: "", message: "Hello <b>there</b>", refSource: "Other" };
const failed = "There was an error sending your message. Please try again.";
const success = "Your message has been sent successfully! We'll get back to you soon.";

jest.mock("@/lib/config/log");
const logged = jest.mocked(logError);
afterEach(() => logged.mockReset());

/** A handler with its own memory; it posts to the webhook unless told otherwise. */
function setUp(settings: Record<string, string> = { CONTACT_WEBHOOK_URL: hook }, timeoutMs = 5000) {
  const handle = createFormHandler(contactForm, { env: () => parseEnv(settings), timeoutMs });
  const request = (body: BodyInit, headers: Record<string, string>) =>
    handle(new Request("http://site.test/api/contact", { method: "POST", body, headers }), "Almanac");
  return {
    /** As script posts. */
    send: async (values: Record<string, unknown> = typed, headers: Record<string, string> = {}) => {
      const response = await request(JSON.stringify(values), { "content-type": "application/json", ...headers });
      return { status: response.status, headers: response.headers, answer: (await response.json()) as FormAnswer };
    },
    /** As a browser without script posts. */
    post: async (values: Record<string, string> = typed, headers: Record<string, string> = {}) => {
      const type = { "content-type": "application/x-www-form-urlencoded", accept: "text/html,*/*;q=0.8" };
      const response = await request(new URLSearchParams(values).toString(), { ...type, ...headers });
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
  };
}

/** Answers the webhook and keeps what it was sent. */
function listen(answer: () => Response | Promise<Response> = () => new HttpResponse("ignored")) {
  const received: { headers: Headers; body: string }[] = [];
  server.use(
    http.post(hook, async ({ request }) => {
      received.push({ headers: request.headers, body: await request.text() });
      return await answer();
    }),
  );
  return received;
}

describe("a message that is right", () => {
  it("reaches the webhook as the specification says, and success is said", async () => {
    const received = listen();
    const { status, answer } = await setUp().send({ ...typed, extra: "dropped" });
    expect({ status, answer }).toEqual({ status: 200, answer: { ok: true, message: success } });
    expect(received).toHaveLength(1);
    expect(received[0]?.headers.get("content-type")).toBe("application/json");
    expect(received[0]?.body).toBe(
      '{"name":"Ada","email":"ada@example.com","subject":"General Question","message":"Hello <b>there</b>","refSource":"Other","platformType":"Just a user"}',
    );
  });

  it("leads a reader without script to the page that says so", async () => {
    listen();
    const { status, headers } = await setUp().post();
    expect(status).toBe(303);
    expect(headers.get("location")).toBe("/contact/sent");
  });

  it("is delivered once, however often it is sent", async () => {
    const received = listen();
    const { send, post } = setUp();
    const answers = await Promise.all([send(), send(), post()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 303]);
    expect((await send()).status).toBe(200);
    expect(received).toHaveLength(1);
  });

  it("is sent again under the same key after a failure", async () => {
    const received = listen();
    server.use(http.post(hook, () => HttpResponse.error(), { once: true }));
    const { send } = setUp();
    const keys: (string | null)[] = [];
    server.events.on("request:start", ({ request }) => void keys.push(request.headers.get("idempotency-key")));
    expect((await send()).status).toBe(502);
    expect((await send()).status).toBe(200);
    server.events.removeAllListeners();
    expect(received).toHaveLength(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe("a webhook that fails", () => {
  const fails = async (answer: () => Response | Promise<Response>, timeoutMs?: number) => {
    listen(answer);
    const { status, answer: said } = await setUp(undefined, timeoutMs).send();
    expect(said.ok).toBe(false);
    return { status, message: said.message };
  };

  it("has its own text shown", async () => {
    expect(await fails(() => new HttpResponse("Mailbox full\u0007\n", { status: 500 }))).toEqual({
      status: 502,
      message: "Mailbox full",
    });
    expect(logged).toHaveBeenCalledWith("contact: the webhook at hooks.test answered 500");
  });

  it("has the catalogue's text shown when it says nothing", async () => {
    expect(await fails(() => new HttpResponse(null, { status: 500 }))).toEqual({
      status: 502,
      message: "Failed to send message",
    });
  });

  it("has no more than 500 characters of a huge answer shown", async () => {
    const { message } = await fails(() => new HttpResponse("x".repeat(5_000_000), { status: 400 }));
    expect(message).toBe("x".repeat(500));
  });

  it("has an endless answer cut off", async () => {
    let chunks = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          chunks += 1;
          controller.enqueue(new TextEncoder().encode("y".repeat(1024)));
        },
      });
    const { message } = await fails(() => new HttpResponse(endless(), { status: 500 }));
    expect(message).toBe("y".repeat(500));
    expect(chunks).toBeLessThan(100);
  });

  it("is not waited for longer than the limit", async () => {
    const result = await fails(async () => {
      await delay("infinite");
      return new HttpResponse();
    }, 30);
    expect(result).toEqual({ status: 502, message: failed });
    expect(logged).toHaveBeenCalledWith("contact: the webhook at hooks.test gave no answer: TimeoutError");
  });

  it("has the catalogue's text shown when it cannot be reached", async () => {
    expect(await fails(() => HttpResponse.error())).toEqual({ status: 502, message: failed });
  });

  it("is not followed elsewhere", async () => {
    const elsewhere = jest.fn(() => new HttpResponse());
    server.use(http.all("https://elsewhere.test/", elsewhere));
    for (const status of [302, 307, 308]) {
      const result = await fails(
        () => new HttpResponse(null, { status, headers: { location: "https://elsewhere.test/" } }),
      );
      expect(result).toEqual({ status: 502, message: "Failed to send message" });
    }
    expect(elsewhere).not.toHaveBeenCalled();
    expect(logged.mock.calls[0]?.[0]).toContain("redirects are not followed");
  });

  it("keeps its address and the message out of the log", async () => {
    await fails(() => new HttpResponse("No", { status: 500 }));
    expect(logged.mock.calls.flat().join()).not.toMatch(/secret-path|ada@example|Hello/);
  });

  it("has its markup shown as text on a page, with everything that was typed", async () => {
    listen(() => new HttpResponse("<h1>Down</h1>", { status: 503, headers: { "content-type": "text/html" } }));
    const { status, html, headers } = await setUp().post();
    expect(status).toBe(502);
    expect(html).toContain("<p>&lt;h1&gt;Down&lt;/h1&gt;</p>");
    expect(html).toContain("Hello &lt;b&gt;there&lt;/b&gt;</textarea>");
    expect(html).toContain('value="ada@example.com"');
    expect(html).toContain('<option value="Other" selected>');
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("without a webhook", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "handler-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("keeps the message in the inbox", async () => {
    expect((await setUp({ INBOX_DIR: folder }).send()).status).toBe(200);
    const record = JSON.parse(readFileSync(join(folder, "contact.jsonl"), "utf8")) as Record<string, string>;
    expect(record).toMatchObject({ email: "ada@example.com", message: typed.message, platformType: "Just a user" });
    expect(new Date(record.receivedAt ?? "").toISOString()).toBe(record.receivedAt);
  });

  it("says so when the inbox cannot be written, to the reader and to the operator", async () => {
    writeFileSync(join(folder, "blocked"), "");
    const { status, answer } = await setUp({ INBOX_DIR: join(folder, "blocked") }).send();
    expect({ status, answer }).toEqual({ status: 503, answer: { ok: false, message: failed } });
    expect(logged.mock.calls[0]?.[0]).toMatch(/^contact: a message could not be kept in .*blocked\/contact\.jsonl: E/);
  });
});

describe("what is turned away", () => {
  it("says beside which field something is wrong, to script and on a page", async () => {
    const { send, post } = setUp();
    const { status, answer } = await send({ email: "ada", message: " " });
    expect(status).toBe(400);
    expect(answer).toEqual({
      ok: false,
      message: "Please put this right and send it again.",
      fields: { email: "Enter an email address like name@example.com.", message: "Write your message." },
    });
    const { status: pageStatus, html } = await post({ ...typed, email: "ada" });
    expect(pageStatus).toBe(400);
    expect(html).toContain('value="ada" ');
    expect(html).toContain('id="email-error"');
  });

  it("takes a filled trap for a success and delivers nothing", async () => {
    const received = listen();
    const { send, post } = setUp();
    expect((await send({ ...typed, remarks: "buy" })).answer).toEqual({ ok: true, message: success });
    expect((await post({ ...typed, remarks: "buy" })).status).toBe(303);
    expect(received).toEqual([]);
  });

  it("refuses another site's page, other kinds of data and too much of it", async () => {
    const { send, post } = setUp();
    expect((await send(typed, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send(typed, { origin: "https://evil.test" })).status).toBe(403);
    expect((await post(typed, { "content-type": "text/plain" })).status).toBe(415);
    expect((await post({ ...typed, message: "x".repeat(70_000) })).status).toBe(413);
    expect((await send({ ...typed, message: "x".repeat(70_000) })).status).toBe(413);
  });

  it("stops a sender after five messages, and lets others through", async () => {
    listen();
    const { send, post } = setUp();
    const from = { "x-forwarded-for": "203.0.113.9" };
    for (let index = 0; index < 5; index += 1) {
      expect((await send({ ...typed, message: `Message ${index}` }, from)).status).toBe(200);
    }
    const { status, headers, answer } = await send({ ...typed, message: "One more" }, from);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(590);
    expect(answer.message).toBe("That was a lot in a short time. Please try again in 10 minutes.");
    const page = await post({ ...typed, message: "One more" }, from);
    expect(page.status).toBe(429);
    expect(page.headers.get("retry-after")).toBeTruthy();
    expect(page.html).toContain("One more</textarea>");
    expect((await send({ ...typed, message: "Neighbour" }, { "x-forwarded-for": "203.0.113.10" })).status).toBe(200);
  });

  it("locks nobody out for typing mistakes", async () => {
    listen();
    const { send } = setUp();
    for (let index = 0; index < 10; index += 1) expect((await send({ email: "ada" })).status).toBe(400);
    expect((await send()).status).toBe(200);
  });

  it("stops at 300 messages in all, whatever addresses they claim", async () => {
    listen();
    const { send } = setUp();
    const statuses = new Set<number>();
    for (let index = 0; index < 300; index += 1) {
      const from = { "x-forwarded-for": `198.51.${Math.floor(index / 250)}.${index % 250}` };
      statuses.add((await send({ ...typed, message: `Message ${index}` }, from)).status);
    }
    expect([...statuses]).toEqual([200]);
    expect((await send({ ...typed, message: "Last" }, { "x-forwarded-for": "192.0.2.1" })).status).toBe(429);
  });

  it("answers also when something unforeseen breaks, and tells the operator", async () => {
    const handle = createFormHandler(
      {
        ...contactForm,
        webhookUrl: () => {
          throw new Error("broken");
        },
      },
      { env: () => parseEnv({}) },
    );
    const body = JSON.stringify(typed);
    const response = await handle(
      new Request("http://site.test/", { method: "POST", body, headers: { "content-type": "application/json" } }),
      "Almanac",
    );
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ ok: false, message: failed });
    expect(logged.mock.calls[0]?.[0]).toContain("contact: Error: broken");
  });
});
