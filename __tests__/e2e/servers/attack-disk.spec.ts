import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { fixtureSite } from "../../../scripts/lib/fixture-site";
import { type OwnSite, test } from "../own-site";

/** Requests must not leave anything on the disk of a site. */
test.describe.configure({ timeout: 180_000 });

const buildFolder = (site: OwnSite) => join(site.content, "..", ".next");

/** Size of all stored files, in bytes. */
const diskUse = (site: OwnSite) =>
  Number(/^\d+/.exec(execFileSync("du", ["-sb", buildFolder(site)], { encoding: "utf8" }))?.[0]);

/** Addresses that do not exist, by kind; the last part is new each time. */
const junk: Record<string, (name: string) => string> = {
  "a picture below a listing's name": (name) => `/images/page/${name}.png`,
  "a picture": (name) => `/images/covers/${name}.webp`,
  "a page": (name) => `/${name}`,
  "a page of a listing": (name) => `/guides/page/${name}`,
  "a feed": (name) => `/${name}/feed.xml`,
  "an article": (name) => `/blog/${name}`,
  "an article's data": (name) => `/blog/${name}?_rsc=${name}`,
  "a script of the framework": (name) => `/_next/static/chunks/${name}.js`,
  "data of the framework": (name) => `/_next/data/${name}/blog.json`,
  "a picture to be made smaller": (name) => `/_next/image?url=%2Fimages%2F${name}.webp&w=640&q=75`,
};

for (const [kind, addressOf] of Object.entries(junk)) {
  test(`300 requests for ${kind} that is not there leave nothing`, async ({ site }) => {
    const ask = async (count: number) => {
      for (let turn = 0; turn < count / 10; turn += 1) {
        const names = Array.from({ length: 10 }, () => randomBytes(6).toString("hex"));
        const statuses = await Promise.all(names.map(async (name) => (await read(site, addressOf(name))).status));
        expect(statuses.every((status) => status === 404 || status === 400)).toBe(true);
      }
    };
    await ask(10);
    const [files, bytes] = [site.countFiles(), diskUse(site)];
    await ask(300);
    expect(site.countFiles()).toBe(files);
    expect(diskUse(site) - bytes).toBe(0);
  });
}

test("one picture has one address, and the framework makes none", async ({ site }) => {
  const [address = ""] = /\/media\/[a-z0-9_-]+-640\.webp/.exec(await site.text("/blog")) ?? [];
  expect((await read(site, address)).status).toBe(200);
  const made = () => readdirSync(join(fixtureSite, "var/media"), { recursive: true }).length;
  const before = [site.countFiles(), made()];
  const spellings = [
    ...Array.from({ length: 20 }, (_, index) => `${address}?x=${index}`),
    ...[`${address}/`, address.replace("/media/", "/media/./"), address.replace("/media/", "/media//")],
    ...[address.replace("media", "%6dedia"), address.replace("-640.", "-%36%340."), address.replace("-640.", "-0640.")],
    ...[address.replace("-640.", "-641."), address.replace(".webp", ".WEBP"), address.replace(".webp", ".jpg")],
    ...[address, "/images/icon-192.png"].map((url) => `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`),
  ];
  const statuses = await Promise.all(spellings.map(async (spelling) => (await read(site, spelling)).status));
  expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
  expect(statuses.slice(-2)).toEqual([404, 404]);
  expect([site.countFiles(), made()]).toEqual(before);
});

test("junk in a signed webhook is not noted", async ({ site }) => {
  const paths = Array.from({ length: 500 }, (_, index) => `/junk/${index}`);
  const answer = await site.publish({ paths: ["/blog", ...paths] });
  expect(await answer.json()).toMatchObject({ everything: false, paths: ["/blog"] });
  expect(readFileSync(join(buildFolder(site), "cache/refreshed.ndjson"), "utf8").length).toBeLessThan(500);
});

const kinds = [
  ...["/", "/blog", "/blog/page/2", "/blog/what-a-year-of-company-costs", "/reviews", "/reviews/brasswick-app-review"],
  ...["/guides", "/authors/wren-halloway", "/about", "/contact", "/contact/sent", "/search-results?q=brasswick"],
  ...["/reviews/compare", "/reviews/compare?apps=brasswick,windlass", "/reviews/compare/brasswick-vs-ottoline"],
  ...[
    "/reviews/find",
    "/reviews/find?month=9&fact=leave-alone",
    "/reviews/costs",
    "/reviews/costs?apps=brasswick&months=7",
  ],
  ...["/no-such-page", "/blog/no-such-post", "/reviews/none", "/authors/none", "/blog/page/999", "/images/none.png"],
];

test("nothing of the reader whose visit makes a page reaches others, or the disk", async ({ site }) => {
  // Every page is rendered again at its next visit.
  expect(await (await site.publish({ files: ["content/site/site.md"] })).json()).toMatchObject({ everything: true });
  for (const [index, path] of kinds.entries()) {
    const and = path.includes("?") ? "&" : "?";
    const first = await read(site, `${path}${and}token=planted-${index}`);
    expect(first.text, path).toMatch(/<\/html>/);
    expect(first.text.includes("planted"), `${path}, for whom it was made`).toBe(false);
  }
  for (const path of kinds) {
    const answers = [
      (await read(site, path)).text,
      (await read(site, path, { RSC: "1" })).text,
      ...(await Promise.all(
        ["/_full", "/_tree", "/_index"].map(async (segment) => {
          const headers = { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": segment };
          return (await read(site, path, headers)).text;
        }),
      )),
    ];
    for (const text of answers) expect(text.includes("planted"), path).toBe(false);
  }
  const files = readdirSync(buildFolder(site), { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  expect(files.some(({ parentPath }) => parentPath.includes("route-cache"))).toBe(true);
  const told = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes("planted"));
  expect(told).toEqual([]);
});

/** Reads an answer and follows redirects, such as the one to the address of a page's data. */
async function read(site: OwnSite, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.origin + path, { headers });
  return { status: response.status, text: await response.text() };
}
