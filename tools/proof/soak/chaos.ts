import type { Cluster } from "../../../scripts/lib/cluster";
import { type Measurement, pause } from "../bench/measurement";
import { createPublisher } from "../publisher";
import { describeSeen, findFault, type Page, startReaders } from "./readers";

/** Milliseconds after its publication for which a page may still be the old one. */
const allowedAge = 3000;

const requests = 1_000_000;

/** Seconds after which it ends without them. */
const mostSeconds = 420;

/** Reads through nginx while parts are killed, stopped and reloaded in turn, and while texts are published. */
export async function runChaos(cluster: Cluster): Promise<Measurement[]> {
  const publisher = createPublisher(cluster.published);
  const startedAt = Date.now();
  const say = (text: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}`);
  let old = 0;
  let oldest = 0;
  const article: Page = {
    path: publisher.path,
    findFault: (html) => findFault(html, publisher.path),
    onResponse: (html, askedAt) => {
      const successor = publisher.accepted[publisher.numberOn(html) + 1];
      if (successor === undefined || successor > askedAt) return;
      oldest = Math.max(oldest, askedAt - successor);
      if (askedAt - successor > allowedAge) old += 1;
    },
  };
  const others = ["/", "/blog", "/reviews"].map((path) => ({
    path,
    findFault: (html: string) => findFault(html, path),
  }));
  const { seen, stop } = startReaders(cluster.origin, [article, article, ...others], 16);

  const publishing = (async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      await pause(3000);
      await publisher.publish();
    }
    say("the 30th publication was accepted");
  })();
  const breaking = (async () => {
    for (const one of cluster.web) {
      await pause(8000);
      say(`${one.name} is killed`);
      await one.end("SIGKILL");
      await pause(1000);
      await one.start();
      say(`${one.name} runs again`);
    }
    await pause(4000);
    await cluster.redis.end("SIGTERM");
    say("Redis is stopped");
    await pause(20_000);
    await cluster.redis.start();
    say("Redis runs again");
    await pause(4000);
    process.kill(cluster.nginx.pid() as number, "SIGHUP");
    say("nginx is reloaded");
  })();
  const reading = async () => {
    while (seen.requests < requests && Date.now() - startedAt < mostSeconds * 1000) await pause(200);
  };
  await Promise.all([breaking, publishing, reading()]);
  await pause(1500);
  await stop();
  return [
    {
      what: "requests while each web process is killed (SIGKILL) and started in turn, Redis is stopped for 20 s, nginx is reloaded, and 30 texts are published",
      budget: "of 1,000,000 requests, 0 failed, 0 wrong, no page older than 3 s",
      measured: `${describeSeen(seen)}; ${old} older than 3 s (the oldest ${(oldest / 1000).toFixed(1)} s)`,
      isMet: seen.requests >= requests && seen.failed + seen.wrong + old === 0,
    },
  ];
}
