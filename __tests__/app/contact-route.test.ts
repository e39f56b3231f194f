import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HttpResponse, http } from "msw";
import { GET, POST } from "@/app/api/contact/route";
import { server } from "../helpers/msw";

jest.mock("@/lib/runtime/log");
const state = mkdtempSync(join(tmpdir(), "contact-route-"));
const inbox = join(state, "inbox");
process.env.STATE_DIR = state;
process.env.CONTACT_WEBHOOK_URL = "https://hooks.test/contact";
afterAll(() => rmSync(state, { recursive: true, force: true }));

function post(values: Record<string, string>): Promise<Response> {
  return POST(new Request("http://site.test/api/contact", { method: "POST", body: new URLSearchParams(values) }));
}

it("proxies a message to the webhook", async () => {
  const received: unknown[] = [];
  server.use(
    http.post("https://hooks.test/contact", async ({ request }) => {
      received.push(await request.json());
      return new HttpResponse();
    }),
  );
  const response = await post({ email: "ada@example.com", message: "Hello" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/contact/sent"]);
  expect(received).toEqual([
    {
      name: "",
      email: "ada@example.com",
      subject: "General Question",
      message: "Hello",
      refSource: "",
      platformType: "Just a user",
    },
  ]);
  expect(() => readFileSync(join(inbox, "contact.jsonl"))).toThrow("ENOENT");
});

it("answers a faulty form with a page that names the site", async () => {
  const response = await post({ message: "Hello" });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("<title>Error: Your message has not been sent yet | Paper Lantern</title>");
});

describe("GET", () => {
  it("says that the form is posted", () => {
    const answer = GET();
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
  });
});
