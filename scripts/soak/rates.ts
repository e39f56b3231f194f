import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Cluster } from "../lib/cluster";
import { createPublisher, pause } from "./publisher";
import { measure, type Rate } from "./rate";

export type Rates = {
  /** The article through nginx's cache of a second. */
  cached: Rate;
  /** The same bytes from a file that nginx has compressed already. */
  file: Rate;
  /** The article while texts are published once a second. */
  publishing: Rate;
  publications: number;
  /** The article from one web process, without nginx. */
  direct: Rate;
};

/** In turns, because the machine may be busier at one time than at another. The median of three. */
export async function measureRates(cluster: Cluster, seconds = 5): Promise<Rates> {
  const publisher = createPublisher(cluster);
  const page = cluster.origin + publisher.path;
  const file = `${cluster.origin}/_next/static/soak/page.html`;
  await putFile(cluster, await (await fetch(page)).text());
  await measure(cluster.folder, page, { seconds: 2 });
  const cached: Rate[] = [];
  const files: Rate[] = [];
  const publishing: Rate[] = [];
  for (let round = 0; round < 3; round += 1) {
    cached.push(await measure(cluster.folder, page, { seconds }));
    files.push(await measure(cluster.folder, file, { seconds }));
    publishing.push(await publishMeanwhile(() => measure(cluster.folder, page, { seconds }), publisher.publish));
  }
  const direct = await measure(cluster.folder, (cluster.web[0]?.origin ?? "") + publisher.path, {
    connections: 8,
    seconds: 5,
  });
  const publications = publisher.moments.length - 1;
  return { cached: median(cached), file: median(files), publishing: median(publishing), publications, direct };
}

async function publishMeanwhile(work: () => Promise<Rate>, publish: () => Promise<void>): Promise<Rate> {
  let isOver = false;
  const publishing = (async () => {
    while (!isOver) await Promise.all([publish(), pause(1000)]);
  })();
  const rate = await work();
  isOver = true;
  await publishing;
  return rate;
}

/** nginx serves it as it serves scripts: compressed on disk. */
async function putFile(cluster: Cluster, html: string): Promise<void> {
  const folder = join(cluster.folder, "static/_next/static/soak");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "page.html"), html);
  writeFileSync(join(folder, "page.html.gz"), gzipSync(html, { level: 5 }));
}

function median(rates: readonly Rate[]): Rate {
  return [...rates].sort((a, b) => a.rate - b.rate)[Math.floor(rates.length / 2)] as Rate;
}
