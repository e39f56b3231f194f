import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { POST } from "@/app/api/contact/route";
import { POST as POST_NEWSLETTER } from "@/app/api/newsletter/route";
import { openOutbox } from "@/lib/messages/outbox";

jest.mock("@/lib/runtime/log");
const state = mkdtempSync(join(tmpdir(), "form-routes-"));
const outbox = openOutbox(join(state, "inbox/outbox"));
process.env.STATE_DIR = state;
process.env.CONTACT_WEBHOOK_URL = "https://hooks.test/contact";
afterAll(() => rmSync(state, { recursive: true, force: true }));

const sent = (values: Record<string, string>) =>
  new Request("http://site.test/api/form", { method: "POST", body: new URLSearchParams(values) });
const post = (values: Record<string, string>) => POST(sent(values));

it("answers a faulty form with a page that names the site", async () => {
  const response = await post({ message: "Hello" });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("<title>Error: Your message has not been sent yet | Paper Lantern</title>");
});

it("keeps an address in the newsletter's own inbox, and answers a faulty one with its own form", async () => {
  const response = await POST_NEWSLETTER(sent({ email: "ada@example.com" }));
  expect([response.status, response.headers.get("location")]).toEqual([303, "/contact/subscribed"]);
  const [kept] = await outbox.list("inbox");
  expect([kept?.form, kept && (await outbox.read(kept, "inbox"))]).toEqual([
    "newsletter",
    { email: "ada@example.com" },
  ]);
  const faulty = await POST_NEWSLETTER(sent({ email: "ada" }));
  expect(faulty.status).toBe(400);
  const page = await faulty.text();
  expect(page).toContain('<form action="/api/newsletter" method="post">');
  expect(page).toContain("Enter an email address like name@example.com.");
});
