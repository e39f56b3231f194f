import { randomBytes } from "node:crypto";
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
    ...[`/api/${name}`, `/images/${name}.png`, `/_next/static/${name}.js`, `/missing/${name}`, `/${name}.php`],
    ...[`/images/page/${name}.png`, `/images/${name}/page/2.svg`, `/_next/${name}`, `/.well-known/${name}`],
    ...[`/blog/${name}/opengraph-image`],
  ];
}

/** Requests so many addresses, ten at a time. @returns How often each status was answered. */
async function tryAddresses(site: OwnSite, count: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const waiting = Array.from({ length: count / 24 }, unknownAddresses).flat();
  const ask = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status } = await site.get(path).then(async (response) => {
        await response.arrayBuffer();
        return response;
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 10 }, ask));
  return statuses;
}

// The benchmark tries 100,000, and measures memory, too.
test("1,200 unknown addresses leave the disk where it was", async ({ site }) => {
  await tryAddresses(site, 240);
  const files = site.countFiles();
  expect(Object.fromEntries(await tryAddresses(site, 1200))).toEqual({ 404: 1200 });
  expect(site.countFiles()).toBe(files);
});

/** Addresses whose query makes a page, by the last digit of what is asked. Nobody knows what they name. */
const askedPages = [
  "search-results?q=privacy%20",
  "reviews/compare?apps=brasswick,windlass,",
  "reviews/find?month=9&fact=",
  "reviews/costs?months=7&apps=brasswick,",
];

test("200 different searches, comparisons, filters and sums have deferred scripts, and leave the disk where it was", async ({
  site,
}) => {
  const search = async (query: string) => {
    const asked = askedPages[Number.parseInt(query.slice(-1), 16) % askedPages.length];
    const response = await site.get(`/${asked}${query}`);
    return { status: response.status, html: await response.text() };
  };
  for (const query of ["before-0", "before-1", "before-2", "before-3"]) await search(query);
  const files = site.countFiles();
  for (let turn = 0; turn < 20; turn += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => search(randomBytes(6).toString("hex"))));
    for (const { status, html } of answers) {
      expect(status).toBe(200);
      expect(html).toContain('id="deferred-scripts"');
    }
  }
  expect(site.countFiles()).toBe(files);
});
