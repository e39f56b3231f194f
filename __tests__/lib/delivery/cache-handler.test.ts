import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import PageCache from "@/lib/delivery/cache-handler";

const html = readFileSync(join(__dirname, "../../fixtures/prerendered-page.html"), "utf8");
const { cacheControls } = SharedCacheControls as unknown as { cacheControls: Map<string, unknown> };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "page-cache-"));
  mkdirSync(join(folder, "server"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Page = { kind: "APP_PAGE"; html: string; headers: Record<string, string> };
type SetContext = Parameters<InstanceType<typeof PageCache>["set"]>[2];

/** Writes a page as Next does: it notes how long the page holds, then hands it to the cache. */
async function write(key: string): Promise<{ cache: InstanceType<typeof PageCache>; page: Page }> {
  const cache = new PageCache({
    dev: false,
    flushToDisk: true,
    fs: nodeFs,
    serverDistDir: join(folder, "server"),
    revalidatedTags: [],
    maxMemoryCacheSize: 1024 * 1024,
    _requestHeaders: {},
  });
  const page: Page & { rscData: Buffer; status: number } = {
    kind: "APP_PAGE",
    html,
    rscData: Buffer.from("0:{}"),
    headers: { "x-next-cache-tags": `_N_T_${key}` },
    status: 200,
  };
  cacheControls.set(key, { revalidate: 60, expire: 3600 });
  await cache.set(key, page as never, { isRoutePPREnabled: false, isFallback: false } as SetContext);
  return { cache, page };
}

const read = (cache: InstanceType<typeof PageCache>, key: string) =>
  cache.get(key, { kind: "APP_PAGE", isFallback: false, isRoutePPREnabled: false } as never);

it("delivers a page when it is written, and keeps it", async () => {
  const key = "/route-cache/APP_PAGE/0a1b/$/blog/a";
  const { cache, page } = await write(key);
  expect(page.html).toContain('id="held-scripts"');
  expect(page.headers["content-security-policy"]).toContain("sha256-");
  expect(await read(cache, key)).toMatchObject({ value: { html: page.html } });
  expect(cacheControls.has(key)).toBe(true);
});

it("delivers a page of search results, and keeps nothing of it", async () => {
  const key = "/route-cache/APP_PAGE/0a1b/$/search-results/WyJsdW5hIl0";
  const { cache, page } = await write(key);
  expect(page.html).toContain('id="held-scripts"');
  expect(page.headers["content-security-policy"]).toContain("sha256-");
  expect(await read(cache, key)).toBeNull();
  expect(cacheControls.has(key)).toBe(false);
  expect(readdirSync(folder, { recursive: true })).toEqual(["server"]);
});

it("makes a page again that was refreshed after it was made", async () => {
  const key = "/route-cache/APP_PAGE/0a1b/$/blog/b";
  const { cache } = await write(key);
  await cache.revalidateTag([`_N_T_${key}`]);
  expect(await read(cache, key)).toBeNull();
});

it("makes a page again on another day", async () => {
  const key = "/route-cache/APP_PAGE/0a1b/$/blog/c";
  const { cache } = await write(key);
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 86_400_000);
  expect(await read(cache, key)).toBeNull();
});
