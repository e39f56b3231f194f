import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { fixtureSite } from "../../../scripts/lib/fixture-site";
import { type OwnSite, test } from "../own-site";

/** Requests must not leave anything on the disk of a site; those for what is not there are in unknown-addresses.spec.ts. */
test.describe.configure({ timeout: 180_000 });

const buildFolder = (site: OwnSite) => join(site.content, "..", ".next");

test("one picture has one address, and the framework makes none", async ({ site }) => {
  const [address = ""] = /\/media\/[a-z0-9_-]+-640\.webp/.exec(await site.text("/blog")) ?? [];
  expect((await read(site, address)).status).toBe(200);
  // Next copies each page of the build at its first visit, also those of what is not there.
  for (const missing of ["/no-such-page", "/images/none.png"]) await site.text(missing);
  const stored = () => readdirSync(join(fixtureSite, "var/media"), { recursive: true, encoding: "utf8" });
  // All servers of these tests share this folder, and each writes a list of its pictures there when it starts.
  const made = () => stored().filter((name) => !name.endsWith(".json")).length;
  const before = [site.countFiles(), made()];
  const spellings = [
    ...Array.from({ length: 20 }, (_, index) => `${address}?x=${index}`),
    ...[`${address}/`, address.replace("/media/", "/media/./"), address.replace("/media/", "/media//")],
    ...[address.replace("media", "%6dedia"), address.replace("-640.", "-%36%340."), address.replace("-640.", "-0640.")],
    ...[address.replace("-640.", "-641."), address.replace(".webp", ".WEBP"), address.replace(".webp", ".jpg")],
    ...["/media/none-0123456789ab-640.avif", "/media/..%2f..%2fpackage.json", "/media/feed.xml", "/media/"],
    ...[address, "/images/icon-192.png"].map((url) => `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`),
  ];
  const statuses = await Promise.all(spellings.map(async (spelling) => (await read(site, spelling)).status));
  expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
  expect(statuses.slice(-2)).toEqual([404, 404]);
  expect([site.countFiles(), made()]).toEqual(before);
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
  await site.renderAgain();
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
