import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HttpResponse, http } from "msw";
import { POST as confirm } from "@/app/api/newsletter/confirm/route";
import { POST as subscribe } from "@/app/api/newsletter/route";
import { server } from "../helpers/msw";

jest.mock("@/lib/runtime/log");
const inbox = mkdtempSync(join(tmpdir(), "newsletter-quota-"));
const hook = "https://hooks.test/newsletter";
process.env.INBOX_DIR = inbox;
process.env.NEWSLETTER_SECRET = "a secret of more than thirty characters";
process.env.NEWSLETTER_WEBHOOK_URL = hook;
process.env.WEBHOOK_RATE = "1";
afterAll(() => rmSync(inbox, { recursive: true, force: true }));

it("is one for sign-ups and confirmations: what is over it waits", async () => {
  const received: { confirmUrl?: string }[] = [];
  server.use(
    http.post(hook, async ({ request }) => {
      received.push((await request.json()) as { confirmUrl?: string });
      return new HttpResponse();
    }),
  );
  await subscribe(
    new Request("http://site.test/", { method: "POST", body: new URLSearchParams({ email: "ada@example.com" }) }),
  );
  const token = new URL(received[0]?.confirmUrl ?? "").searchParams.get("token") ?? "";
  const done = await confirm(
    new Request("http://site.test/", { method: "POST", body: new URLSearchParams({ token }) }),
  );
  expect(done.headers.get("location")).toBe("/contact/received");
  expect(received).toHaveLength(1);
  expect(readdirSync(join(inbox, "outbox/waiting"))).toHaveLength(1);
});
