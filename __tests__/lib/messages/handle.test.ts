import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { delay, HttpResponse, http } from "msw";
import type { FormReply } from "@/lib/messages/fields";
import { keptText } from "@/lib/messages/fields";
import { contactForm } from "@/lib/messages/forms";
import { createFormHandler } from "@/lib/messages/handle";
import { openOutbox } from "@/lib/messages/outbox";
import { parseEnv } from "@/lib/runtime/env";
import { logError } from "@/lib/runtime/log";
import { server } from "../../helpers/msw";

const hook = "https://hooks.test/secret-path";
const typed = { name: "Ada", email: "ada@example.com", subject: "", message: "Hello <b>there</b>", refSource: "Other" };
const failed = "There was an error sending your message. Please try again.";
const success = "Your message has been sent successfully! We'll get back to you soon.";

jest.mock("@/lib/runtime/log");
const logged = jest.mocked(logError);
afterEach(() => logged.mockReset());

let state: string;
/** The folder of the inbox. */
let folder: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "handler-"));
  folder = join(state, "inbox");
  mkdirSync(folder);
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

/** From now on, nothing can be written to the inbox. */
function block(): void {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "");
}

/** What waits in the outbox. */
const waiting = () => openOutbox(join(folder, "outbox")).list("waiting");

/** A handler with its own memory; it posts to the webhook unless told otherwise. */
function setUp(settings: Record<string, string> = { CONTACT_WEBHOOK_URL: hook }, timeoutMs = 5000) {
  const env = () => parseEnv({ STATE_DIR: state, ...settings });
  const handle = createFormHandler(contactForm, { siteName: () => "A Site", env, timeoutMs });
  const request = (body: BodyInit, headers: Record<string, string>) =>
    handle(new Request("http://site.test/api/contact", { method: "POST", body, headers }));
  return {
    /** As script posts. */
    send: async (values: Record<string, unknown> = typed, headers: Record<string, string> = {}) => {
      const response = await request(JSON.stringify(values), { "content-type": "application/json", ...headers });
      return { status: response.status, headers: response.headers, answer: (await response.json()) as FormReply };
    },
    /** As a browser without script posts. */
    post: async (values: Record<string, string> = typed, headers: Record<string, string> = {}) => {
      const type = { "content-type": "application/x-www-form-urlencoded", accept: "text/html,*/*;q=0.8" };
      const response = await request(new URLSearchParams(values).toString(), { ...type, ...headers });
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
  };
}

/** A refusal whose type is not told by its body. */
const typedAnswer = (type: string, body: string) =>
  new HttpResponse(new TextEncoder().encode(body), { status: 500, headers: type ? { "content-type": type } : {} });

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
  it("reaches the webhook as docs/reference/behaviour.md says, and success is said", async () => {
    const received = listen();
    const { status, answer } = await setUp().send({ ...typed, extra: "dropped" });
    expect({ status, answer }).toEqual({ status: 200, answer: { ok: true, message: success } });
    expect(received).toHaveLength(1);
    expect(received[0]?.headers.get("content-type")).toBe("application/json");
    expect(received[0]?.body).toBe(
      '{"name":"Ada","email":"ada@example.com","subject":"General Question","message":"Hello <b>there</b>","refSource":"Other","platformType":"Just a user"}',
    );
  });

  it("is delivered once, however often it is sent", async () => {
    const received = listen();
    const { send, post } = setUp();
    const answers = await Promise.all([send(), send(), post()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 303]);
    expect((await send()).status).toBe(200);
    expect(received).toHaveLength(1);
  });
});

it("a webhook that takes the message is not waited for once its status is there", async () => {
  const endless = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
  listen(() => new HttpResponse(endless));
  expect((await setUp(undefined, 60_000).send()).status).toBe(200);
});

describe("a webhook that answers as Google Apps Script does", () => {
  const place = "https://answers.test/echo";
  const respondAt = (body: string) => {
    const asked = jest.fn((_: Request) => HttpResponse.json(JSON.parse(body)));
    server.use(http.get(place, ({ request }) => asked(request)));
    return asked;
  };
  it.each([302, 303])("has taken the message when it answers %i, and is sent it once", async (status) => {
    const asked = respondAt("{}");
    const received = listen(() => new HttpResponse(null, { status, headers: { location: place } }));
    const { send } = setUp();
    for (let again = 0; again < 3; again += 1)
      expect(await send()).toMatchObject({ status: 200, answer: { ok: true, message: success } });
    expect(received).toHaveLength(1);
    expect(asked).not.toHaveBeenCalled();
    expect(await openOutbox(join(folder, "outbox")).list("dead")).toEqual([]);
  });
});

describe("a message that its webhook has refused", () => {
  const shelves = async () => {
    const outbox = openOutbox(join(folder, "outbox"));
    return { waiting: await outbox.list("waiting"), dead: await outbox.list("dead") };
  };

  it("is a dead letter for the operator, once, and is sent when it is sent again", async () => {
    const received = listen(
      () => new HttpResponse("Not now", { status: 400, headers: { "content-type": "text/plain" } }),
    );
    for (let again = 0; again < 3; again += 1)
      // As after a restart.
      expect(await setUp().send()).toMatchObject({ status: 502, answer: { ok: false, message: "Not now" } });
    expect(await shelves()).toMatchObject({ waiting: [], dead: [{ form: "contact", reason: "400" }] });
    const keys = new Set(received.map(({ headers }) => headers.get("idempotency-key")));
    const later = listen();
    expect((await setUp().send()).status).toBe(200);
    expect([...keys]).toEqual([later[0]?.headers.get("idempotency-key")]);
    expect(await shelves()).toEqual({ waiting: [], dead: [] });
  });
});

describe("a webhook that does not answer", () => {
  const silent = async () => {
    await delay("infinite");
    return new HttpResponse();
  };

  it.each<[string, () => Response | Promise<Response>, string]>([
    ["in time", silent, "TimeoutError"],
    ["at all", () => HttpResponse.error(), "TypeError"],
  ])("%s has the message kept, and the reader is told so", async (_, answer, reason) => {
    listen(answer);
    const { status, answer: said } = await setUp(undefined, 30).send();
    expect({ status, said }).toEqual({ status: 202, said: { ok: true, message: keptText } });
    const [message, ...more] = await waiting();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ form: "contact", attempts: 1, reason });
    expect(logged).toHaveBeenCalledWith(`contact: the webhook at hooks.test gave no response: ${reason}`);
  });

  it("leads a reader without script to the page that says so", async () => {
    listen(() => HttpResponse.error());
    const { status, headers } = await setUp().post();
    expect([status, headers.get("location")]).toEqual([303, "/contact/received"]);
  });

  it("is not asked again by whoever sends the same message again, also after a restart", async () => {
    const received = listen(() => HttpResponse.error());
    const { send } = setUp();
    expect([(await send()).status, (await send()).status, (await setUp().send()).status]).toEqual([202, 202, 202]);
    expect(received).toHaveLength(1);
    expect(await waiting()).toHaveLength(1);
  });
});

describe("without a disk", () => {
  const noDisk = { STATE_DIR: "none", CONTACT_WEBHOOK_URL: hook };
  const { inboxDir } = parseEnv(noDisk);
  const count = () => (existsSync(inboxDir) ? readdirSync(inboxDir, { recursive: true }).length : 0);
  // Another process of this machine may have left something there.
  let before = 0;
  beforeEach(() => {
    before = count();
  });
  const isKept = () => count() !== before;

  it("a message is received when its webhook has taken it", async () => {
    const received = listen();
    expect((await setUp(noDisk).send()).status).toBe(200);
    expect([received.length, isKept()]).toEqual([1, false]);
  });

  it("a message that its webhook does not answer is not: the reader is told, and has the text", async () => {
    listen(() => HttpResponse.error());
    const { status, html } = await setUp(noDisk).post();
    expect(status).toBe(502);
    for (const shown of [failed, "Hello &lt;b&gt;there&lt;/b&gt;"]) expect(html).toContain(shown);
    expect(isKept()).toBe(false);
  });

  it("nothing is kept for a form without a webhook, and its sender and the operator are told", async () => {
    const { status, answer } = await setUp({ STATE_DIR: "none" }).send();
    expect({ status, answer }).toEqual({ status: 503, answer: { ok: false, message: failed } });
    expect(logged.mock.calls[0]?.[0]).toBe(
      "contact: a message was refused: no webhook takes it now, and nothing is kept here.",
    );
    expect(isKept()).toBe(false);
  });
});

it.each([
  ["takes", 204, 200],
  ["refuses", 503, 502],
])(
  "a webhook that answers and %s the message leaves nothing in the outbox, where it was before",
  async (_, webhook, reader) => {
    let kept: unknown[] = [];
    listen(async () => {
      kept = await waiting();
      return new HttpResponse(null, { status: webhook });
    });
    expect((await setUp().send()).status).toBe(reader);
    expect(kept).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  },
);

describe("a webhook that fails", () => {
  const fails = async (answer: () => Response | Promise<Response>, timeoutMs?: number) => {
    listen(answer);
    const { status, answer: said } = await setUp(undefined, timeoutMs).send();
    expect(said.ok).toBe(false);
    return { status, message: said.message };
  };

  it.each<[string, () => Response, string]>([
    ["its own text", () => new HttpResponse("Mailbox full\u0007\n", { status: 500 }), "Mailbox full"],
    [
      "its own text on one line",
      () => new HttpResponse("\u0007Too\r\n many\u0000 \u202Emessages\u2028now", { status: 500 }),
      "Too many messages now",
    ],
    ["its first 500 characters", () => new HttpResponse("😀".repeat(600), { status: 400 }), "😀".repeat(500)],
    ["nothing of its own", () => new HttpResponse(null, { status: 500 }), "Failed to send message"],
    [
      "the message of its JSON",
      () => HttpResponse.json({ message: "Mailbox full\n" }, { status: 422 }),
      "Mailbox full",
    ],
    ["the error of its JSON", () => HttpResponse.json({ error: "Mailbox full" }, { status: 400 }), "Mailbox full"],
    [
      "no JSON that holds neither",
      () => HttpResponse.json({ error: { code: 7 } }, { status: 500 }),
      "Failed to send message",
    ],
    ["no JSON that is none", () => typedAnswer("application/json", "{"), "Failed to send message"],
    ["no page", () => HttpResponse.html("<h1>Stack trace</h1>", { status: 500 }), "Failed to send message"],
    ["no text of an unknown type", () => typedAnswer("", "Stack trace"), "Failed to send message"],
  ])("has %s shown", async (_, answer, message) => {
    expect(await fails(answer)).toEqual({ status: 502, message });
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^contact: the webhook at hooks.test answered \d+$/));
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
    const { message } = await fails(
      () => new HttpResponse(endless(), { status: 500, headers: { "content-type": "text/plain" } }),
    );
    expect(message).toBe("y".repeat(500));
    expect(chunks).toBeLessThan(100);
  });

  it("is not followed elsewhere", async () => {
    const elsewhere = jest.fn(() => new HttpResponse());
    server.use(http.all("https://elsewhere.test/", elsewhere));
    for (const status of [301, 307, 308]) {
      const result = await fails(
        () => new HttpResponse(null, { status, headers: { location: "https://elsewhere.test/" } }),
      );
      expect(result).toEqual({ status: 502, message: "Failed to send message" });
    }
    expect(elsewhere).not.toHaveBeenCalled();
    expect(logged.mock.calls[0]?.[0]).toContain("redirects are not followed");
  });
});

describe("without a webhook", () => {
  it("keeps the message in the inbox", async () => {
    expect((await setUp({}).send()).status).toBe(200);
    const outbox = openOutbox(join(folder, "outbox"));
    const [kept] = await outbox.list("inbox");
    const sent = { email: "ada@example.com", message: typed.message, platformType: "Just a user" };
    expect(kept && (await outbox.read(kept, "inbox"))).toMatchObject(sent);
  });

  it("says so when the inbox cannot be written, to the reader and to the operator", async () => {
    block();
    const { status, answer } = await setUp({}).send();
    expect({ status, answer }).toEqual({ status: 503, answer: { ok: false, message: failed } });
    expect(logged.mock.calls[0]?.[0]).toMatch(/^contact: a message could not be kept in .*\/inbox: E/);
  });
});

describe("what is turned away", () => {
  it("says beside which field something is wrong, to script and on a page", async () => {
    const { send, post } = setUp();
    const { status, answer } = await send({ email: "ada", message: " " });
    expect(status).toBe(400);
    expect(answer).toEqual({
      ok: false,
      message: "Please correct this and send it again.",
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
    expect(answer.message).toBe("You have sent too much in a short time. Please try again in 10 minutes.");
    const page = await post({ ...typed, message: "One more" }, from);
    expect(page.status).toBe(429);
    expect(page.headers.get("retry-after")).toBeTruthy();
    expect(page.html).toContain("One more</textarea>");
    expect((await send({ ...typed, message: "Neighbour" }, { "x-forwarded-for": "203.0.113.10" })).status).toBe(200);
  });

  it("counts a message again that was refused, and is delivered again", async () => {
    const received = listen(() => new HttpResponse(null, { status: 503 }));
    const { send } = setUp();
    const statuses: number[] = [];
    for (let again = 0; again < 6; again += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array(5).fill(502), 429]);
    expect(received).toHaveLength(5);
  });

  it("locks nobody out for typing mistakes", async () => {
    listen();
    const { send } = setUp();
    for (let index = 0; index < 10; index += 1) expect((await send({ email: "ada" })).status).toBe(400);
    expect((await send()).status).toBe(200);
  });

  it("stops a /48 network after thirty, though each of its households sends less", async () => {
    listen();
    const { send } = setUp();
    const statuses: number[] = [];
    const from = (site: string, household: number) => ({
      "x-forwarded-for": `2001:db8:${site}:${household.toString(16)}::1`,
    });
    for (let index = 0; index < 40; index += 1)
      statuses.push((await send({ ...typed, message: `Message ${index}` }, from("1", index))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual(Array(10).fill(429));
    expect((await send({ ...typed, message: "Next door" }, from("2", 0))).status).toBe(200);
  });

  it("lets no household use up what its network may send", async () => {
    listen();
    const { send } = setUp();
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 1)
      statuses.push((await send({ ...typed, message: `M ${index}` }, { "x-forwarded-for": "2001:db8:1:1::1" })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect((await send({ ...typed, message: "Neighbour" }, { "x-forwarded-for": "2001:db8:1:2::1" })).status).toBe(200);
  });

  it("answers also when something unforeseen breaks, and tells the operator", async () => {
    const handle = createFormHandler(
      {
        ...contactForm,
        webhookUrl: () => {
          throw new Error("broken");
        },
      },
      { siteName: () => "A Site", env: () => parseEnv({}) },
    );
    const body = JSON.stringify(typed);
    const response = await handle(
      new Request("http://site.test/", { method: "POST", body, headers: { "content-type": "application/json" } }),
    );
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ ok: false, message: failed });
    expect(logged.mock.calls[0]?.[0]).toContain("contact: Error: broken");
  });
});
