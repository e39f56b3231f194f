import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request as openRequest } from "node:http";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { startOwnSite, test } from "../own-site";

test("fifty forged addresses over one connection are one sender: 5 delivered, 45 refused", async () => {
  // Without a proxy, without webhooks.
  const site = await startOwnSite();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: (number | undefined)[] = [];
  for (let index = 0; index < 50; index += 1) {
    const forged = index % 2 ? `203.0.113.${index}` : `2001:db8:${index}::1, 198.51.100.${index}`;
    const sent = openRequest(`${site.origin}/api/contact`, {
      agent,
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "x-forwarded-for": forged,
        "x-real-ip": forged,
        forwarded: `for=192.0.2.${index}`,
      },
    }).end(JSON.stringify({ email: "reader@example.com", message: `No. ${index}` }));
    const [response] = await once(sent, "response");
    statuses.push(response.statusCode);
    response.resume();
    await once(response, "end");
  }
  agent.destroy();
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(45).fill(429)]);
  expect(readFileSync(join(site.inbox, "contact.jsonl"), "utf8").trimEnd().split("\n")).toHaveLength(5);
  // Logged once: a forwarded address from a local client may mean a proxy that is not configured.
  expect(site.log().match(/TRUSTED_PROXIES is 0/g)).toHaveLength(1);
  await site.stop();
});
