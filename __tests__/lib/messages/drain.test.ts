import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HttpResponse, http } from "msw";
import { retryDelay } from "@/lib/messages/deliver";
import { type Drain, drainOutbox } from "@/lib/messages/drain";
import { openOutbox } from "@/lib/messages/outbox";
import { parseEnv } from "@/lib/runtime/env";
import { logError } from "@/lib/runtime/log";
import { server } from "../../helpers/msw";

jest.mock("@/lib/runtime/log");

const hook = "https://hooks.test/contact";
const payload = { email: "ada@example.com", message: "Hello" };
const day = 86_400_000;
const keyOf = (index: number) => index.toString(16).padStart(2, "0").repeat(32);

let state: string;
/** The folder of the inbox. */
let folder: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "drain-"));
  folder = join(state, "inbox");
  mkdirSync(folder);
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

const outboxAt = (now?: () => number) => openOutbox(join(folder, "outbox"), now && { now });
const keep = (index = 1, due = 0) => outboxAt().keep("contact", keyOf(index), payload, due);

function drain(more: Partial<Drain> & { settings?: Record<string, string> } = {}): Promise<void> {
  const { settings = { CONTACT_WEBHOOK_URL: hook }, ...rest } = more;
  return drainOutbox({
    outbox: outboxAt(),
    env: parseEnv({ STATE_DIR: state, ...settings }),
    timeoutMs: 1000,
    isStopping: () => false,
    ...rest,
  });
}

/** Answers the webhook. @returns What it was sent. */
function listen(answer: () => Response | Promise<Response>) {
  const received: { key: string | null; body: string }[] = [];
  server.use(
    http.post(hook, async ({ request }) => {
      received.push({ key: request.headers.get("idempotency-key"), body: await request.text() });
      return answer();
    }),
  );
  return received;
}

const status = (code: number) => () => new HttpResponse(null, { status: code });

it("delivers what is due, with its key, and leaves the rest", async () => {
  const received = listen(status(200));
  await keep(1);
  await keep(2, Date.now() + 590_000);
  await drain();
  expect(received).toEqual([{ key: keyOf(1), body: JSON.stringify(payload) }]);
  expect((await outboxAt().list("waiting")).map(({ key }) => key)).toEqual([keyOf(2)]);
});

it.each<[string, () => Response, string]>([
  ...[408, 409, 425, 429, 500, 503].map((code): [string, () => Response, string] => [
    `answers ${code}`,
    status(code),
    String(code),
  ]),
  ["is down", () => HttpResponse.error(), "TypeError"],
])("tries again later when the webhook %s", async (_, answer, reason) => {
  listen(answer);
  await keep();
  await drain();
  const [message] = await outboxAt().list("waiting");
  expect(message).toMatchObject({ attempts: 2, reason });
  const inMs = (message?.due ?? 0) - Date.now();
  expect(inMs).toBeGreaterThan(4_000);
  expect(inMs).toBeLessThanOrEqual(10_000);
});

it.each([301, 400, 404, 422])(
  "gives up a message to which the webhook answers %d, and tells the operator without its words",
  async (code) => {
    listen(status(code));
    await keep();
    await drain();
    expect(await outboxAt().list("waiting")).toEqual([]);
    expect(await outboxAt().list("dead")).toMatchObject([{ reason: String(code), key: keyOf(1) }]);
    const said = jest.mocked(logError).mock.calls.flat().join();
    expect(said).toContain("npm run ops -- inbox");
    expect(said).not.toMatch(/ada@|Hello/);
  },
);

it("gives up after three days", async () => {
  const received = listen(status(200));
  await outboxAt(() => Date.now() - 3 * day - 1000).keep("contact", keyOf(1), payload, 0);
  await drain();
  expect(received).toEqual([]);
  expect(await outboxAt().list("dead")).toHaveLength(1);
});

it("takes a message before it delivers it, so that no other process does at the same time", async () => {
  let meanwhile = 0;
  const received = listen(async () => {
    meanwhile = (await outboxAt().list("waiting"))[0]?.due ?? 0;
    await drain();
    return new HttpResponse();
  });
  await keep();
  await drain();
  expect(received).toHaveLength(1);
  expect(meanwhile).toBeGreaterThan(Date.now());
});

it("stops when the process is told to stop", async () => {
  const received = listen(status(200));
  await keep();
  await drain({ isStopping: () => true });
  expect(received).toHaveLength(0);
});

it("delivers each message once, however many processes try", async () => {
  const received = listen(status(200));
  for (let index = 1; index <= 30; index += 1) await keep(index);
  await Promise.all(Array.from({ length: 3 }, () => drain()));
  expect(received).toHaveLength(30);
});

it("tells the operator once of a message that is given up, however many processes try", async () => {
  await outboxAt(() => Date.now() - 4 * day).keep("contact", keyOf(1), payload, 0);
  jest.mocked(logError).mockClear();
  await Promise.all(Array.from({ length: 3 }, () => drain()));
  expect(logError).toHaveBeenCalledTimes(1);
});

it("delivers what a clock that was wrong put off for years", async () => {
  const received = listen(status(200));
  await keep(1, Date.now() + 365 * day);
  await drain();
  expect(received).toHaveLength(1);
});

it("ends when all deliveries have ended, also if the disk fails for one", async () => {
  let answered = 0;
  const received = listen(async () => {
    await new Promise((done) => setTimeout(done, 100));
    answered += 1;
    return new HttpResponse();
  });
  for (const index of [1, 2]) await keep(index);
  const outbox = outboxAt();
  const remove: typeof outbox.remove = async (message, shelf) => {
    if (message.key === keyOf(1)) throw new Error("the disk fails");
    await new Promise((done) => setTimeout(done, 100));
    return outbox.remove(message, shelf);
  };
  await expect(drain({ outbox: { ...outbox, remove } })).rejects.toThrow("the disk fails");
  expect([received.length, answered]).toEqual([2, 2]);
  expect((await outboxAt().list("waiting")).map(({ key }) => key)).toEqual([keyOf(1)]);
});

it("puts messages aside when their webhook was taken away, and says so", async () => {
  await keep();
  await drain({ settings: {} });
  expect(await outboxAt().list("waiting")).toEqual([]);
  const [kept] = await outboxAt().list("dead");
  expect(kept && [kept.reason, await outboxAt().read(kept, "dead")]).toEqual(["no_webhook", payload]);
  expect(logError).toHaveBeenCalledWith(expect.stringContaining("no_webhook"));
});

it("puts a damaged file and one of an unknown form aside", async () => {
  listen(status(200));
  await keep(1);
  await outboxAt().keep("survey", keyOf(2), payload, 0);
  const [file = ""] = readdirSync(join(folder, "outbox/waiting")).filter((name) => name.includes(keyOf(1)));
  writeFileSync(join(folder, "outbox/waiting", file), '{"mess');
  await drain();
  const dead = await outboxAt().list("dead");
  expect(dead.map(({ reason }) => reason).sort()).toEqual(["unknown_form", "unreadable"]);
});

it("waits twice as long each time, up to ten minutes, and half of it by chance", () => {
  expect([1, 2, 3, 7, 8, 40].map((attempts) => retryDelay(attempts, () => 1) / 1000)).toEqual([
    5, 10, 20, 320, 600, 600,
  ]);
  expect(retryDelay(2, () => 0)).toBe(5_000);
});
