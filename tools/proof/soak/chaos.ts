import type { Cluster } from "../../../scripts/lib/cluster";
import { type Footprint, measureFootprint } from "./footprint";
import { createPublisher, pause } from "./publisher";
import { type Page, startReaders } from "./readers";

/** Milliseconds after its publication for which a page may still be the old one. */
const allowedAge = 3000;

/** A rate of requests that leaves the machine time for what is measured: it also runs those who ask. */
export const mostPerSecond = 4500;

export type ChaosResult = {
  /** After half of the requests, when all parts have been started again, and at the end. */
  footprint: { half: Footprint; end: Footprint };
  requests: number;
  seconds: number;
  failed: number;
  wrong: number;
  /** Answers older than allowed. */
  old: number;
  /** The oldest page that was served, in milliseconds after its successor was accepted. */
  oldest: number;
  reconnects: number;
  /** Answers that took more than a second, and the longest, in milliseconds. */
  slow: number;
  longest: number;
  publications: number;
  /** How long after each publication each process still answered with an older page, in milliseconds. */
  ages: number[];
  /** What was done when, in seconds since the start. */
  log: string[];
  examples: string[];
};

/** Reads through nginx while parts are killed, stopped and reloaded in turn, and while texts are published. */
export async function runChaos(cluster: Cluster, requests: number, mostSeconds: number): Promise<ChaosResult> {
  const publisher = createPublisher(cluster, (text) => say(text));
  const log: string[] = [];
  const startedAt = Date.now();
  const say = (text: string) => {
    log.push(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}`);
    console.log(log.at(-1));
  };
  let old = 0;
  let oldest = 0;
  const article: Page = {
    path: publisher.path,
    findFault: (html) => getFault(html, publisher.path),
    onAnswer: (html, askedAt) => {
      const successor = publisher.moments[publisher.numberOn(html) + 1];
      if (!successor || successor.accepted > askedAt) return;
      oldest = Math.max(oldest, askedAt - successor.accepted);
      if (publisher.numberOn(html) < publisher.leastAt(askedAt, allowedAge)) old += 1;
    },
  };
  const others = ["/", "/blog", "/reviews"].map((path) => ({
    path,
    findFault: (html: string) => getFault(html, path),
  }));
  const readers = startReaders(cluster.origin, [article, article, ...others], 16, mostPerSecond);
  const { seen } = readers;

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
      say(`${one.name} (process ${one.pid()}) is killed`);
      await one.end("SIGKILL");
      await pause(1000);
      await one.start();
      say(`${one.name} runs again (process ${one.pid()})`);
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
  const isEnough = (share: number) =>
    seen.requests >= requests * share || (Date.now() - startedAt) / 1000 > mostSeconds * share;
  await Promise.all([breaking, waitUntil(() => isEnough(0.5))]);
  const half = measureFootprint(cluster);
  await Promise.all([publishing, waitUntil(() => isEnough(1))]);
  const end = measureFootprint(cluster);
  await pause(1500);
  await readers.stop();
  const seconds = (Date.now() - startedAt) / 1000;
  say(`${seen.requests} requests were answered`);
  const publications = publisher.moments.length - 1;
  return { ...seen, seconds, old, oldest, publications, ages: publisher.ages, log, footprint: { half, end } };
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(200);
}

/** A whole page, and the one that was asked for: its canonical address is its own. */
export function getFault(html: string, path: string): string | undefined {
  if (!html.endsWith("</html>")) return "is cut short";
  const [, canonical = ""] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const at = canonical && new URL(canonical).pathname;
  return at === path ? undefined : `says that it is ${at || "no page"}`;
}
