import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type OwnSite, test } from "../own-site";

/** Requests must not leave anything on the disk of a site, or with the next reader. The benchmark sends 100,000. */
test.describe.configure({ mode: "default", timeout: 180_000 });

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

/** Addresses whose query makes a page. Nobody knows what they name. */
const queryPages = [
  "/search-results?q=privacy%20",
  "/reviews/compare?apps=brasswick,windlass,",
  "/reviews/find?month=9&fact=",
  "/reviews/costs?months=7&apps=brasswick,",
];

const buildFolder = (site: OwnSite) => join(site.content, "..", ".next");
const listFiles = (site: OwnSite) => readdirSync(buildFolder(site), { recursive: true, encoding: "utf8" });

const statusesOf = async (site: OwnSite, paths: string[]) =>
  new Set(await Promise.all(paths.map(async (path) => (await read(site, path)).status)));

test("addresses that are not there, and queries that make a page, leave nothing on the disk", async ({ site }) => {
  const asked = () => queryPages.map((path) => `${path}${randomBytes(6).toString("hex")}`);
  await statusesOf(site, [...unknownAddresses(), ...asked()]);
  const files = new Set(listFiles(site));
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await statusesOf(site, unknownAddresses())).toEqual(new Set([404]));
    for (const path of asked()) {
      const { status, text } = await read(site, path);
      expect([path, status, text.includes('id="deferred-scripts"')]).toEqual([path, 200, true]);
    }
  }
  // The name of a new file tells the shape of the address.
  expect(listFiles(site).filter((file) => !files.has(file))).toEqual([]);
});

test("one picture has one address, and the framework makes none", async ({ site }) => {
  const [address = ""] = /\/media\/[a-z0-9_-]+-640\.webp/.exec(await site.text("/blog")) ?? [];
  expect((await read(site, address)).status).toBe(200);
  const made = () => readdirSync(join(site.content, "../var/media"), { recursive: true }).length;
  const before = [site.countFiles(), made()];
  const spellings = [
    ...Array.from({ length: 20 }, (_, index) => `${address}?x=${index}`),
    ...[`${address}/`, address.replace("/media/", "/media/./"), address.replace("/media/", "/media//")],
    ...[address.replace("media", "%6dedia"), address.replace("-640.", "-%36%340."), address.replace("-640.", "-0640.")],
    ...[address.replace("-640.", "-641."), address.replace(".webp", ".WEBP"), address.replace(".webp", ".jpg")],
    ...["/media/none-0123456789ab-640.avif", "/media/..%2f..%2fpackage.json", "/media/feed.xml", "/media/"],
  ];
  const statuses = [...(await statusesOf(site, spellings))];
  expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
  const ofFramework = [address, "/images/icon-192.png"].map((url) => encodeURIComponent(url));
  expect(
    await statusesOf(
      site,
      ofFramework.map((url) => `/_next/image?url=${url}&w=640&q=75`),
    ),
  ).toEqual(new Set([404]));
  expect([site.countFiles(), made()]).toEqual(before);
});

/** Pages of every way in which one is made. */
const made = [
  ...["/", "/blog/page/2", "/blog/what-a-year-of-company-costs", "/reviews", "/reviews/brasswick-app-review"],
  ...["/guides", "/authors/wren-halloway", "/about", "/contact/sent", "/search-results?q=brasswick"],
  ...["/reviews/compare?apps=brasswick,windlass", "/reviews/compare/brasswick-vs-ottoline", "/reviews/find"],
  ...["/reviews/find?month=9&fact=leave-alone", "/reviews/costs?apps=brasswick&months=7"],
  ...["/no-such-page", "/blog/no-such-post", "/blog/page/999", "/images/none.png"],
];

test("nothing of the reader whose visit makes a page reaches others, or the disk", async ({ site }) => {
  await site.renderAgain();
  for (const [index, path] of made.entries()) {
    const first = await read(site, `${path}${path.includes("?") ? "&" : "?"}token=planted-${index}`);
    expect(first.text, path).toMatch(/<\/html>/);
    expect(first.text.includes("planted"), `${path}, for whom it was made`).toBe(false);
  }
  const data: Record<string, string>[] = ["/_full", "/_tree", "/_index"].map((segment) => ({
    RSC: "1",
    "Next-Router-Prefetch": "1",
    "Next-Router-Segment-Prefetch": segment,
  }));
  for (const path of made)
    for (const headers of [{}, { RSC: "1" }, ...data])
      expect((await read(site, path, headers)).text.includes("planted"), path).toBe(false);
  const files = readdirSync(buildFolder(site), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.some((file) => file.includes("route-cache"))).toBe(true);
  expect(files.filter((file) => readFileSync(file).includes("planted"))).toEqual([]);
});

/** Reads an answer and follows redirects, such as the one to the address of a page's data. */
async function read(site: OwnSite, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.origin + path, { headers });
  return { status: response.status, text: await response.text() };
}
