import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { server as outside } from "../../../__tests__/helpers/msw";
import { getFault } from "../soak/chaos";
import { parseWrk } from "../soak/rate";
import { startReaders } from "../soak/readers";

const pageAt = (path: string) =>
  `<html><head><link rel="canonical" href="https://almanac.example${path}"></head><body>A page.</body></html>`;

const answers = ["right", "of another page", "cut short", "an error", "cut off", "closed while idle", "slow"] as const;
type Answer = (typeof answers)[number];

/** Reads one page from a server that answers the tenth request in this way. */
async function readFrom(tenth: Answer, isChunked: boolean) {
  let count = 0;
  const server = createServer(async (_, response) => {
    count += 1;
    const answer = count === 10 ? tenth : "right";
    if (answer === "closed while idle") return void response.socket?.destroy();
    const html = answer === "of another page" ? pageAt("/b") : pageAt("/a");
    const body = gzipSync(answer === "cut short" ? html.slice(0, -10) : html);
    if (answer === "slow") await new Promise((done) => setTimeout(done, 1050));
    if (answer === "an error") response.statusCode = 502;
    if (!isChunked || answer === "cut off") response.setHeader("content-length", body.length);
    if (answer !== "cut off") return void response.end(body);
    response.write(body.subarray(0, 10));
    setTimeout(() => response.socket?.destroy(), 20);
  }).listen(0);
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const readers = startReaders(origin, [{ path: "/a", findFault: (html) => getFault(html, "/a") }], 2);
  while (readers.seen.requests < 50) await new Promise((done) => setTimeout(done, 10));
  // The answer that is cut off is so after 20 ms; the slow one comes after more than a second.
  await new Promise((done) => setTimeout(done, tenth === "slow" ? 1200 : 100));
  await readers.stop();
  server.close();
  return readers.seen;
}

/** What was wrong. On a busy machine, answers may also be slow. */
const faultsIn = ({ examples }: { examples: readonly string[] }) => examples.filter((one) => !one.includes(" slow: "));

afterAll(() => outside.listen());

describe.each([true, false])("readers of a load test, answers in chunks: %s", (isChunked) => {
  const found = {} as Record<Answer, Awaited<ReturnType<typeof readFrom>>>;
  beforeAll(async () => {
    outside.close();
    // At the same time, because they mostly wait.
    await Promise.all(answers.map(async (answer) => (found[answer] = await readFrom(answer, isChunked))));
  });

  it("find nothing wrong where nothing is", () => {
    expect(found.right).toMatchObject({ failed: 0, wrong: 0, reconnects: 0 });
    expect(faultsIn(found.right)).toEqual([]);
  });

  it.each([
    ["of another page", { failed: 0, wrong: 1 }, "says that it is /b"],
    ["cut short", { failed: 0, wrong: 1 }, "is cut short"],
    ["an error", { failed: 1, wrong: 0 }, "answered 502"],
    ["cut off", { failed: 1, wrong: 0 }, "was cut"],
  ] as const)("find an answer that is %s", (answer, counts, example) => {
    const seen = found[answer];
    expect(seen).toMatchObject(counts);
    expect(faultsIn(seen)).toEqual([expect.stringContaining(example)]);
  });

  it("time each answer", () => {
    expect(found.slow).toMatchObject({ failed: 0, wrong: 0 });
    expect(found.slow.slow).toBeGreaterThan(0);
    expect(found.slow.longest).toBeGreaterThan(1000);
    expect(found.slow.examples).toContainEqual(expect.stringMatching(/ slow: \/a took 1\d{3} ms$/));
  });

  it("ask again where a connection was closed before any answer, as browsers do", () => {
    expect(found["closed while idle"]).toMatchObject({ failed: 0, wrong: 0, reconnects: 1 });
  });
});

it("reads what the load tool prints", () => {
  const text = `  Latency Distribution
     50%  546.00us
     99%    1.25s
  51643 requests in 5.10s, 597.51MB read
  Socket errors: connect 0, read 2, write 0, timeout 1
  Non-2xx or 3xx responses: 4
Requests/sec:  10133.43
`;
  expect(parseWrk(text)).toEqual({ rate: 10133.43, p99: 1250, failed: 7 });
});
