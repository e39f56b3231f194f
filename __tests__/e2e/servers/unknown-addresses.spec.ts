import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type OwnSite, test } from "../own-site";

test.describe.configure({ timeout: 180_000 });

/** One unknown address of every shape, with a new name at each call. */
function unknownAddresses(): string[] {
  const name = randomBytes(6).toString("hex");
  return [
    ...[`/${name}`, `/blog/${name}`, `/reviews/${name}`, `/review/${name}`, `/authors/${name}`, `/${name}/page/2`],
    ...[`/blog/page/9${parseInt(name, 16) % 10_000}`, `/guides/${name}`, `/guides/page/${name}`, `/${name}/feed.xml`],
    ...[`/blog/${name}/feed.xml`, `/blog/${name}?_rsc=${name}`, `/%2e%2e/${name}`, `/sitemaps/${name}.xml`],
    ...[`/api/${name}`, `/images/${name}.png`, `/images/covers/${name}.webp`, `/not-found/${name}`, `/${name}.php`],
    ...[`/images/page/${name}.png`, `/images/${name}/page/2.svg`, `/_next/${name}`, `/.well-known/${name}`],
    ...[`/_next/static/${name}.js`, `/_next/static/chunks/${name}.js`, `/_next/data/${name}/blog.json`],
    ...[`/_next/image?url=%2Fimages%2F${name}.webp&w=640&q=75`, `/blog/${name}/opengraph-image`],
  ];
}

/** Requests each shape so often, ten at a time. @returns How often each status was answered. */
async function tryAddresses(site: OwnSite, times: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const waiting = Array.from({ length: times }, unknownAddresses).flat();
  const ask = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const response = await site.get(path);
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, ask));
  return statuses;
}

const buildFolder = (site: OwnSite) => join(site.content, "..", ".next");
const listFiles = (site: OwnSite) => readdirSync(buildFolder(site), { recursive: true, encoding: "utf8" });

/** Size of all stored files, in bytes. */
const diskUse = (site: OwnSite) =>
  Number(/^\d+/.exec(execFileSync("du", ["-sb", buildFolder(site)], { encoding: "utf8" }))?.[0]);

// The benchmark tries 100,000, and measures memory, too.
test("5 requests for each of 28 shapes of addresses that are not there leave nothing on the disk", async ({ site }) => {
  expect(unknownAddresses()).toHaveLength(28);
  await tryAddresses(site, 1);
  const files = new Set(listFiles(site));
  const bytes = diskUse(site);
  expect(await tryAddresses(site, 5)).toEqual({ 404: 5 * 28 });
  // The name of a new file tells the shape of the address.
  expect(listFiles(site).filter((file) => !files.has(file))).toEqual([]);
  expect(diskUse(site) - bytes).toBe(0);
});

/** Addresses whose query makes a page, by the last digit of the query. Nobody knows what they name. */
const queryPages = [
  "search-results?q=privacy%20",
  "reviews/compare?apps=brasswick,windlass,",
  "reviews/find?month=9&fact=",
  "reviews/costs?months=7&apps=brasswick,",
];

test("40 different searches, comparisons, filters and sums have deferred scripts, and leave the disk where it was", async ({
  site,
}) => {
  const search = async (query: string) => {
    const address = queryPages[Number.parseInt(query.slice(-1), 16) % queryPages.length];
    const response = await site.get(`/${address}${query}`);
    return { status: response.status, html: await response.text() };
  };
  for (const query of ["before-0", "before-1", "before-2", "before-3"]) await search(query);
  const files = site.countFiles();
  for (let turn = 0; turn < 4; turn += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => search(randomBytes(6).toString("hex"))));
    for (const { status, html } of answers) {
      expect(status).toBe(200);
      expect(html).toContain('id="deferred-scripts"');
    }
  }
  expect(site.countFiles()).toBe(files);
});
