import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import PageCache from "@/lib/cache/cache-handler";
import { processState } from "@/lib/runtime/process-state";
import { flightDataOf } from "../../helpers/flight-data";

const html = readFileSync(join(__dirname, "../../fixtures/prerendered-page.html"), "utf8");

/** Sets the key of what is rendered now. */
const now = (key: string) => {
  processState().pageKey = () => key;
};

let folder: string;
beforeEach(() => {
  now("one");
  folder = mkdtempSync(join(tmpdir(), "page-cache-"));
  mkdirSync(join(folder, "server"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Page = {
  kind: "APP_PAGE";
  html: string;
  rscData: Buffer;
  segmentData: Map<string, Buffer>;
  headers: Record<string, string>;
  status?: number;
};
type SetContext = Parameters<InstanceType<typeof PageCache>["set"]>[2];

const note = '0:{"P":null,"c":["","blog","a?token=planted"],"q":"?token=planted"}';
const planted = html.replace(/\\"c\\":\[.*?\],\\"q\\":\\"\\"/, () => JSON.stringify(note).slice(15, -2));

const newCache = (Cache = PageCache, name = "server") =>
  new Cache({
    dev: false,
    flushToDisk: true,
    fs: nodeFs,
    serverDistDir: join(folder, name),
    revalidatedTags: [],
    maxMemoryCacheSize: 1024 * 1024,
    _requestHeaders: {},
  });

/** Writes a page as Next does. */
async function write(key: string, status?: number, cache = newCache()): Promise<{ cache: typeof cache; page: Page }> {
  const page: Page = {
    kind: "APP_PAGE",
    html: planted,
    rscData: Buffer.from(flightDataOf(planted)),
    segmentData: new Map([["/_full", Buffer.from(note)]]),
    headers: {},
    ...(status && { status }),
  };
  await cache.set(key, page as never, { kind: "APP_PAGE", isRoutePPREnabled: false, isFallback: false } as SetContext);
  return { cache, page };
}

/** Everything that lies on disk. */
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));

const read = (cache: InstanceType<typeof PageCache>, key: string) =>
  cache.get(key, { kind: "APP_PAGE", isFallback: false, isRoutePPREnabled: false } as never);

it("delivers a page when it is written, and keeps it", async () => {
  const key = "/route-cache/APP_PAGE/0a1b/$/blog/a";
  const { cache, page } = await write(key);
  expect(page.html).toContain('id="deferred-scripts"');
  expect(await read(cache, key)).toMatchObject({ value: { html: page.html } });
});

it.each([
  ["on the disk alone", "server", false],
  ["in memory where the disk cannot be written", "none", true],
])("keeps a page under our server %s", async (_, name, isInMemory) => {
  processState().handOver = () => {};
  const key = "/route-cache/APP_PAGE/0a1b/$/blog/f";
  await jest.isolateModulesAsync(async () => {
    const { default: Fresh } = await import("@/lib/cache/cache-handler");
    const cache = newCache(Fresh, name);
    await write(key, undefined, cache);
    expect(await read(cache, key)).not.toBeNull();
    rmSync(join(folder, "server"), { recursive: true });
    expect((await read(cache, key)) !== null).toBe(isInMemory);
  });
  delete processState().handOver;
});

it("makes a page again under another key, and keeps that with its key", async () => {
  const key = "/route-cache/APP_PAGE/0a1b/$/blog/b";
  const { cache, page } = await write(key);
  const kept = (await read(cache, key))?.value as unknown as Page | undefined;
  expect([page.headers["x-made-under"], kept?.headers["x-made-under"]]).toEqual([undefined, "one"]);
  now("two");
  expect(await read(cache, key)).toBeNull();
  now("one");
  // As after a restart, from the disk.
  expect(await read(newCache(), key)).not.toBeNull();
});

it("keeps nothing whose rendering began under another key than that of now", async () => {
  const key = "/route-cache/APP_PAGE/0a1b/$/blog/c";
  const cache = newCache();
  now("two");
  const { page } = await write(key, undefined, cache);
  expect(page.html).toContain('id="deferred-scripts"');
  expect(files()).toEqual([]);
  expect(await read(newCache(), key)).toBeNull();
});

it("keeps nothing of the reader whose visit made the page", async () => {
  expect(planted).toContain("planted");
  const key = "/route-cache/APP_PAGE/0a1b/$/blog/d";
  const { cache, page } = await write(key);
  expect(files()).toHaveLength(4);
  for (const text of [...files(), page.html, page.rscData, page.segmentData.get("/_full")])
    expect(String(text)).not.toContain("planted");
  const kept = (await read(cache, key))?.value as unknown as Page | undefined;
  expect(String(kept?.rscData)).toContain('0:{"P":null,"c":["","blog","d"],"q":""');
});

it("does not keep a page of another shape", async () => {
  const key = "/route-cache/APP_PAGE/0a1b/$/blog/g";
  const cache = newCache();
  const page = { kind: "APP_PAGE", html: "<body></body>", rscData: Buffer.from(flightDataOf(planted)), headers: {} };
  await cache.set(key, page as never, { kind: "APP_PAGE" } as unknown as SetContext);
  expect([page.html, await read(cache, key)]).toEqual(["<body></body>", null]);
});

it("does not keep a page that may say who asked for it", async () => {
  const key = "/route-cache/APP_PAGE/0a1b/$/blog/e";
  const cache = newCache();
  const html = planted.replace('\\"q\\":', '\\"query\\":');
  const page = { kind: "APP_PAGE", html, rscData: Buffer.from(flightDataOf(html)), headers: {} };
  await cache.set(key, page as never, { kind: "APP_PAGE" } as unknown as SetContext);
  expect(page.html).toContain('id="deferred-scripts"');
  expect(await read(cache, key)).toBeNull();
  expect(files()).toEqual([]);
});

it.each([404, 410, 307, 308, 500])("keeps nothing with status %d", async (status) => {
  const key = `/route-cache/APP_PAGE/0a1b/$/images/page/${status}.png`;
  const { cache, page } = await write(key, status);
  expect(page.html).toContain('id="deferred-scripts"');
  expect(await read(cache, key)).toBeNull();
  expect(readdirSync(folder, { recursive: true })).toEqual(["server"]);

  const route = { kind: "APP_ROUTE", body: Buffer.from("no"), headers: {}, status };
  await cache.set(key, route as never, { kind: "APP_ROUTE" } as unknown as SetContext);
  expect(readdirSync(folder, { recursive: true })).toEqual(["server"]);
});

it("keeps the one page that answers for all that is not there", async () => {
  const key = "/route-cache/APP_PAGE/0a1b/$/_not-found";
  const { cache } = await write(key, 404);
  expect(await read(cache, key)).toMatchObject({ value: { status: 404 } });
});
