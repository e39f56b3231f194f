import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { startOwnSite, test } from "../own-site";

/** The outbox, on a server of its own. */
test.describe.configure({ timeout: 120_000 });

const json = { "content-type": "application/json", accept: "application/json" };

/** A service that notes what it is sent. */
async function startService() {
  const received: { path: string; key: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url ?? "", key: String(request.headers["idempotency-key"]), body });
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, port, received, server };
}

test("a message outlives its webhook and a crash of the process, and is delivered once", async () => {
  const webhook = await startService();
  webhook.server.close();
  const site = await startOwnSite({ CONTACT_WEBHOOK_URL: `${webhook.origin}/hook` });
  try {
    const body = JSON.stringify({ email: "ada@example.com", message: "Hello" });
    const send = () => fetch(`${site.origin}/api/contact`, { method: "POST", body, headers: json });
    expect((await send()).status).toBe(202);
    await site.restart("SIGKILL");
    // Sent again by a reader who is not sure: it is there already.
    expect((await send()).status).toBe(202);
    expect((await (await site.get("/api/health/ready")).json()).outbox).toMatchObject({ waiting: 1, dead: 0 });
    await once(webhook.server.listen(webhook.port, "127.0.0.1"), "listening");
    // Its next delivery is due.
    await site.shiftClock(600_000);
    await expect.poll(() => webhook.received.length, { timeout: 15_000 }).toBe(1);
    expect(JSON.parse(webhook.received[0]?.body ?? "")).toMatchObject({ message: "Hello" });
    await expect
      .poll(async () => (await (await site.get("/api/health/ready")).json()).outbox)
      .toMatchObject({ waiting: 0, dead: 0 });
    expect(webhook.received).toHaveLength(1);
  } finally {
    await site.stop();
    webhook.server.close();
  }
});
