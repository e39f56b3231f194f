import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { formatMegabytes, type Measurement } from "./measurement";
import type { Server } from "./processes";
import { createClient } from "./requests";

const connections = 10;

/** Checks that requests for unknown addresses leave nothing on disk or in memory. */
export async function measureUnknownAddresses(server: Server, folder: string, count: number): Promise<Measurement[]> {
  // Until the process has as much memory as it needs for such a load: that takes tens of thousands of requests.
  await tryAddresses(server.origin, Math.ceil(count / 2));
  const files = countFiles(folder);
  const memory = await server.memory();
  const startedAt = performance.now();
  const wrong = await tryAddresses(server.origin, count);
  const seconds = (performance.now() - startedAt) / 1000;
  const filesAfter = countFiles(folder);
  const memoryAfter = await server.memory();
  const grown = memoryAfter - memory;
  return [
    {
      what: `${count.toLocaleString("en")} unknown addresses: disk and memory`,
      budget: "where they were",
      measured: `${filesAfter - files} files more, ${grown < 0 ? "−" : "+"}${formatMegabytes(Math.abs(grown))}`,
      isMet: filesAfter === files && grown < 32 * 1024 * 1024 && wrong === 0,
      note: `${connections} at a time, ${Math.round(count / seconds)}/s, all but ${wrong} answered 404. Memory ${formatMegabytes(memory)} before and ${formatMegabytes(memoryAfter)} after; both after a collection; under 32 MB more counts as where it was, because freed pages are given back late.`,
    },
  ];
}

/** Requests `count` new addresses. @returns how many were not answered with 404. */
async function tryAddresses(origin: string, count: number): Promise<number> {
  const client = createClient(origin, connections);
  let asked = 0;
  let wrong = 0;
  const askOn = async () => {
    while (asked < count) {
      asked += 1;
      if ((await client.ask(unknownAddress(asked))).status !== 404) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  client.close();
  return wrong;
}

function unknownAddress(number: number): string {
  const name = randomBytes(6).toString("hex");
  const shapes = [
    ...[`/${name}`, `/blog/${name}`, `/reviews/${name}`, `/authors/${name}`, `/blog/${name}?_rsc=${name}`],
    ...[`/guides/${name}`, `/guides/page/${name}`, `/${name}/feed.xml`, `/blog/${name}/feed.xml`, `/${name}.php`],
  ];
  return shapes[number % shapes.length] ?? `/${name}`;
}

function countFiles(folder: string): number {
  return readdirSync(join(folder, ".next"), { recursive: true }).length;
}
