import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HttpResponse, http } from "msw";
import { drainOutbox } from "@/lib/messages/drain";
import { contactForm } from "@/lib/messages/forms";
import { createFormHandler } from "@/lib/messages/handle";
import { openOutbox } from "@/lib/messages/outbox";
import { parseEnv } from "@/lib/runtime/env";
import { createStore } from "@/lib/state/store";
import { server as webhooks } from "../../helpers/msw";
import { withRedisServer } from "../../helpers/shared-state";

jest.mock("@/lib/runtime/env", () => require("../../helpers/shared-state").mockEnv());
jest.mock("@/lib/runtime/log");

const hook = "https://hooks.test/contact";
const folder = mkdtempSync(join(tmpdir(), "machines-"));
withRedisServer();
afterAll(() => rmSync(folder, { recursive: true }));

/** A web machine with an outbox of its own. */
function createMachine(name: string) {
  const env = parseEnv({ STATE_DIR: join(folder, name), CONTACT_WEBHOOK_URL: hook });
  const store = createStore();
  const handle = createFormHandler(contactForm, { siteName: () => "A Site", env: () => env, store });
  const outbox = openOutbox(join(folder, name, "inbox/outbox"), { now: () => Date.now() + 3_600_000 });
  return {
    send: async (message: string): Promise<number> => {
      const body = JSON.stringify({ email: "ada@example.com", message });
      const headers = { "content-type": "application/json" };
      return (await handle(new Request("http://site.test/api/contact", { method: "POST", body, headers }))).status;
    },
    /** Delivers what waits. */
    drain: async () => {
      for (const message of await outbox.list("waiting")) await outbox.postpone(message, 0, "test");
      await drainOutbox({ outbox, env, timeoutMs: 1000, store, isStopping: () => false });
    },
  };
}

it("tells whoever sends a message again on another machine that it is kept, until it was delivered", async () => {
  let isDown = true;
  let delivered = 0;
  webhooks.use(
    http.post(hook, () => {
      if (isDown) return HttpResponse.error();
      delivered += 1;
      return new HttpResponse();
    }),
  );
  const one = createMachine("one");
  const other = createMachine("other");
  const message = `Hello ${randomUUID()}`;
  expect(await one.send(message)).toBe(202);
  isDown = false;
  expect([await other.send(message), delivered]).toEqual([202, 0]);
  await one.drain();
  expect([await other.send(message), delivered]).toEqual([200, 1]);
});
