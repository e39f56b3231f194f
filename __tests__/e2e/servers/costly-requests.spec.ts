import { readdirSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { type OwnSite, startOwnSite, test } from "../own-site";
import { send } from "../raw-http";

test.describe.configure({ mode: "default", timeout: 120_000 });

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({}, "127.0.0.1");
});
test.afterAll(() => site?.stop());

/** Milliseconds of processor time that all threads of the server have had. Only Linux says it of another process. */
function processorTime(): number {
  const tasks = `/proc/${site.pid()}/task`;
  const times = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ")[0]),
  );
  return times.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/** What a request costs, in milliseconds of processor time: the least of five, because the server does other work, too. */
async function costOf(target: string, ...headers: string[]): Promise<number> {
  const lines = [`GET ${target} HTTP/1.1`, "Host: almanac.example", "Connection: close", ...headers];
  const costs: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const before = processorTime();
    await send(site.origin, `${lines.join("\r\n")}\r\n\r\n`);
    costs.push(processorTime() - before);
  }
  return Math.min(...costs);
}

const cookies = (length: number) => Array.from({ length }, (_, n) => `a${n}=b`).join(";");

test("no request costs much more than another that asks for the same", async () => {
  test.skip(process.platform !== "linux", "The processor time of another process is known on Linux alone.");
  const targets = ["/nope", "/blog", "/api/search", "/search-results", "/media/none.avif", "/reviews/compare"];
  const queries = ["a&".repeat(1800), "a&".repeat(64), "=&".repeat(1800), "+&".repeat(1800), `q=${"a&".repeat(7000)}`];
  const shapes: [query: string, ...headers: string[]][] = [
    ...queries.map((query): [string] => [query]),
    ["q=x", `User-Agent: ${"-".repeat(7000)}`],
    ["q=x", `User-Agent: ${"0".repeat(15_000)}`],
    ["q=x", `Cookie: ${cookies(800)}`],
    ["q=x", `Cookie: ${cookies(1600)}`],
    [`q=${"a".repeat(3500)}`, `User-Agent: ${"-".repeat(3500)}`],
  ];
  const tooCostly: string[] = [];
  for (const target of targets) {
    await costOf(`${target}?q=x`);
    const base = await costOf(`${target}?q=x`);
    for (const [query, ...headers] of shapes) {
      const cost = await costOf(`${target}?${query}`, ...headers);
      if (cost > base + 25)
        tooCostly.push(`${target} ${query.slice(0, 9)} ${String(headers).slice(0, 20)}: ${cost} ms, not ${base}`);
    }
  }
  expect(tooCostly).toEqual([]);
});

test("bodies that never end hold no memory", async () => {
  test.skip(process.platform !== "linux", "The memory of another process is known on Linux alone.");
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, "utf8"))?.[1]) / 1024;
  const before = memory();
  const head = (length: string) => `POST /api/contact HTTP/1.1\r\nHost: almanac.example\r\n${length}\r\n\r\n`;
  const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
  // Some are broken off while they are sent.
  const hold = (bytes: string) => send(site.origin, bytes, 30_000).catch(() => undefined);
  const bodies = Array.from({ length: 20 }, () => [
    hold(head("Content-Length: 1000000") + "a".repeat(999_000)),
    hold(head("Content-Length: 10000000") + "a".repeat(9_990_000)),
    hold(head("Transfer-Encoding: chunked") + chunk.repeat(150)),
  ]).flat();
  await Promise.all(bodies);
  expect(memory() - before).toBeLessThan(60);
  expect(site.log()).not.toContain("Request body exceeded");
});
