import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Cluster } from "../../../scripts/lib/cluster";
import { type Measurement, pause, percentile } from "../bench/measurement";
import { createPublisher } from "../publisher";

/** Requests a second, milliseconds, and answers that were no success or never came. */
type Rate = { rate: number; p99: number; failed: number };

/** Whether the load tool is installed (Debian: apt-get install wrk). */
export const hasWrk = () => spawnSync("wrk", ["-v"], { stdio: "ignore" }).error === undefined;

/** An article through nginx's cache of a second, beside the same answer from a compressed file, in turns. */
export async function measureRates(cluster: Cluster): Promise<Measurement[]> {
  const publisher = createPublisher(cluster.published);
  const page = cluster.origin + publisher.path;
  const file = await serveAsFile(cluster, page);
  const pages: Rate[] = [];
  const files: Rate[] = [];
  for (let round = 0; round < 5; round += 1) {
    // While the file is measured, the page becomes too old to be served. Its first readers would all wait for the new one.
    await fetch(page);
    pages.push(await measure(page, 5));
    files.push(await measure(file, 5));
  }
  await fetch(page);
  const [publishing] = await Promise.all([measure(page, 60), pause(20_000).then(publisher.publish)]);
  const cached = median(pages);
  const share = (cached.rate / median(files).rate).toFixed(2);
  return [
    {
      what: "requests a second: an article through nginx's cache of one second, beside the same answer from a compressed file",
      budget: "≥ 0.8 ×",
      measured: `${describe(cached)}, the file ${describe(median(files))}: ${share} ×`,
      isMet: Number(share) >= 0.8 && cached.failed === 0,
    },
    {
      what: "the same for a minute in which a text is published",
      budget: "≥ 40,000/s, p99 ≤ 20 ms",
      measured: describe(publishing),
      isMet: publishing.rate >= 40_000 && publishing.p99 <= 20 && publishing.failed === 0,
    },
  ];
}

const describe = ({ rate, p99, failed }: Rate) =>
  `${Math.round(rate).toLocaleString("en-US")}/s (p99 ${p99.toFixed(1)} ms, ${failed} failed)`;

/** Of each figure by itself; failures are summed. */
function median(rates: readonly Rate[]): Rate {
  const failed = rates.reduce((sum, rate) => sum + rate.failed, 0);
  const middle = (field: "rate" | "p99") =>
    percentile(
      rates.map((rate) => rate[field]),
      0.5,
    );
  return { rate: middle("rate"), p99: middle("p99"), failed };
}

/** Measures an address with wrk, as one that takes gzip. */
async function measure(address: string, seconds: number): Promise<Rate> {
  const args = ["-t1", "-c16", `-d${seconds}`, "--latency", "-H", "Accept-Encoding: gzip", address];
  const child = spawn("wrk", args, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.on("data", (chunk) => (text += chunk));
  await once(child, "close");
  const errors = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1).map(Number) ?? [];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  const [, time = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(text) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? 0),
    p99: Number(time) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? 1),
    failed: refused + errors.reduce((sum, count) => sum + count, 0),
  };
}

/** nginx makes these for a file as for a page. */
const itsOwn = /^(server|date|content-type|content-length|connection|content-encoding|etag|last-modified)$/i;

/** Has nginx serve an answer from a file that is compressed already, with the same headers. @returns its address. */
async function serveAsFile({ folder, origin, nginx }: Cluster, address: string): Promise<string> {
  const answer = await fetch(address);
  const html = await answer.text();
  mkdirSync(join(folder, "static/soak"), { recursive: true });
  writeFileSync(join(folder, "static/soak/page.html.gz"), gzipSync(html));
  const added = [...answer.headers]
    .filter(([name]) => !itsOwn.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
  const how = `gzip_static always; types { } default_type "text/html; charset=utf-8";`;
  const place = `location = /soak/page.html { root ${join(folder, "static")}; ${how} ${added.join(" ")} }`;
  const file = join(folder, "conf/almanac.conf");
  const conf = readFileSync(file, "utf8");
  // Into the last server, which is the site.
  writeFileSync(file, `${conf.slice(0, conf.lastIndexOf("}"))}${place}\n}\n`);
  process.kill(nginx.pid() as number, "SIGHUP");
  const same = `${origin}/soak/page.html`;
  for (let turn = 0; turn < 50; turn += 1) {
    if ((await (await fetch(same)).text()) === html) return same;
    await pause(100);
  }
  throw new Error("The file is not served as the page is.");
}
