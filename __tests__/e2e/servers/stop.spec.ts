import { connect } from "node:net";
import { expect } from "@playwright/test";
import { startOwnSite, test } from "../own-site";

/** A server that is told to stop while it has work (lib/runtime/stopping.ts). */

const form = "email=reader%40site.example&message=Hello";
const head = `POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\nexpect: 100-continue\r\ncontent-length: ${form.length}\r\n\r\n`;

test("what has begun is answered, its connection is closed, and nothing is lost, also when nobody reads the log any more", async () => {
  const site = await startOwnSite();
  try {
    const ready = await fetch(`${site.origin}/api/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: "ready", faults: 0 }]);
    site.stopReadingLog();
    // Something to log.
    site.write("blog/broken.md", "---\ntitle: [\n---\n");
    expect((await site.publish({})).status).toBeLessThan(500);
    // A message of which the server has half, on a connection that would stay open.
    const socket = connect(Number(new URL(site.origin).port), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    const closed = new Promise((done) => socket.once("close", done));
    socket.write(head + form.slice(0, 10));
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 100 /);
    const exit = site.tellToStop();
    // New readers are turned away: a proxy asks the next server.
    const isOpen = () =>
      fetch(site.origin).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isOpen).toBe(false);
    socket.write(form.slice(10));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 303 /m);
    expect(answer).toMatch(/connection: close/i);
    expect(await exit).toBe(143);
  } finally {
    await site.stop();
  }
});
