import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { POST } from "@/app/api/newsletter/route";

const state = mkdtempSync(join(tmpdir(), "newsletter-route-"));
const inbox = join(state, "inbox");
process.env.STATE_DIR = state;
afterAll(() => rmSync(state, { recursive: true, force: true }));

function post(values: Record<string, string>): Promise<Response> {
  return POST(new Request("http://site.test/api/newsletter", { method: "POST", body: new URLSearchParams(values) }));
}

it("keeps an address in the newsletter's own inbox", async () => {
  const response = await post({ email: "ada@example.com" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/contact/subscribed"]);
  const record = JSON.parse(readFileSync(join(inbox, "newsletter.jsonl"), "utf8")) as Record<string, string>;
  expect(Object.keys(record)).toEqual(["receivedAt", "email"]);
});

it("answers a faulty address with its own form", async () => {
  const response = await post({ email: "ada" });
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(page).toContain('<form action="/api/newsletter" method="post">');
  expect(page).toContain("Enter an email address like name@example.com.");
});
