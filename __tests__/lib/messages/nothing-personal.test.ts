import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HttpResponse, http } from "msw";
import { drainOutbox } from "@/lib/messages/drain";
import { contactForm } from "@/lib/messages/forms";
import { createFormHandler } from "@/lib/messages/handle";
import { openOutbox } from "@/lib/messages/outbox";
import { parseEnv } from "@/lib/runtime/env";
import { setLogFormat } from "@/lib/runtime/log";
import { server } from "../../helpers/msw";

const state = mkdtempSync(join(tmpdir(), "nothing-personal-"));
afterAll(() => {
  rmSync(state, { recursive: true, force: true });
  setLogFormat("text");
});

const hook = "https://hooks.test/secret-path";
const typed = { name: "Ada Lovelace", email: "ada@example.com", message: "A very private question" };
const env = () => parseEnv({ STATE_DIR: state, CONTACT_WEBHOOK_URL: hook });
const handle = createFormHandler(contactForm, { siteName: () => "A Site", env, timeoutMs: 200 });

function post(message: string): Promise<Response> {
  const headers = { "content-type": "application/json", "x-forwarded-for": "203.0.113.9", "user-agent": "Ada's phone" };
  const body = JSON.stringify({ ...typed, message: `${typed.message} ${message}` });
  return handle(new Request("http://site.test/api/contact", { method: "POST", body, headers }));
}

it("logs nothing of a message or its sender, whatever becomes of it", async () => {
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  setLogFormat("json");
  const answers = [
    () => new HttpResponse(),
    () => new HttpResponse("No, ada@example.com is blocked: A very private question", { status: 422 }),
    () => HttpResponse.error(),
    () => new HttpResponse(null, { status: 308, headers: { location: "https://elsewhere.test/?ada@example.com" } }),
  ];
  for (const [index, answer] of answers.entries()) {
    server.use(http.post(hook, answer));
    await post(String(index));
  }
  // More than a sender may send.
  for (let index = 10; index < 14; index += 1) await post(String(index));
  server.use(http.post(hook, () => new HttpResponse(null, { status: 410 })));
  const outbox = openOutbox(join(state, "inbox/outbox"));
  for (const message of await outbox.list("waiting")) await outbox.postpone(message, 0, "test");
  await drainOutbox({ outbox, env: env(), timeoutMs: 200, isStopping: () => false });
  const log = write.mock.calls.join("");
  expect(log).toContain('"msg":"a message was delivered"');
  expect(log).toContain("gave no response");
  expect(log).toContain("will not be tried again");
  expect(log).not.toMatch(/ada|lovelace|private question|example\.com|203\.0\.113|phone|secret-path/i);
});
