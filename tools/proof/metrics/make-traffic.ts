import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Cluster } from "../../../scripts/lib/cluster";
import { createPublisher, pause } from "../soak/publisher";

/**
 * Does for some minutes what each panel of the dashboard counts: pages are read, texts published, messages sent to a webhook
 * that takes some, refuses some and is silent on others, a content file has a fault, and browsers send their measures.
 */
export async function makeTraffic(cluster: Cluster, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  const { publish, path } = createPublisher(cluster);
  const origin = (index: number) => cluster.web[index % cluster.web.length]?.origin ?? "";
  const paths = ["/", "/blog", "/reviews", "/about", path, "/no-such-page", "/search?q=voice"];
  const read = async () => {
    for (let turn = 0; Date.now() < until; turn += 1) {
      await fetch(origin(turn) + paths[turn % paths.length]).then((answer) => answer.arrayBuffer(), ignore);
      await pause(40);
    }
  };
  const write = async () => {
    for (let turn = 0; Date.now() < until; turn += 1) {
      await send(`${origin(turn)}/api/contact`, { email: "reader@example.com", message: `Message ${turn}` }, turn);
      for (const [name, value] of [
        ["LCP", 900],
        ["INP", 40],
        ["FCP", 500],
        ["TTFB", 80],
        ["CLS", 0.02],
      ] as const)
        await send(`${origin(turn)}/api/vitals`, { name, value: value * (1 + (turn % 4) / 4), path: "/blog" }, turn);
      await pause(700);
    }
  };
  const change = async () => {
    for (let turn = 0; Date.now() < until; turn += 1) {
      await publish();
      if (turn === 3) writeFileSync(join(cluster.content, "blog/with-a-fault.md"), "---\ntitle: [\n---\nText.\n");
      await pause(3000);
    }
  };
  await Promise.all([read(), write(), change()]);
}

/** A webhook that takes a message, refuses the next, and hangs up on the third, which then waits in the outbox. */
export function startWebhook(port: number): () => void {
  let count = 0;
  const server = createServer((request, answer) => {
    count += 1;
    request.resume();
    if (count % 3 === 0) return void request.socket.destroy();
    answer.statusCode = count % 3 === 1 ? 200 : 422;
    answer.end();
  }).listen(port, "127.0.0.1");
  return () => void server.close();
}

async function send(address: string, body: object, sender: number): Promise<void> {
  const headers = { "content-type": "application/json", "x-forwarded-for": `10.0.${sender >> 8}.${sender & 255}` };
  await fetch(address, { method: "POST", headers, body: JSON.stringify(body) }).then(
    (one) => one.arrayBuffer(),
    ignore,
  );
}

/** A refusal is counted by the site, which is what this is for. */
function ignore(): void {}
