import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type OwnSite, startOwnSite, test } from "../own-site";
import { onePageOfEachKind } from "../routes";

/** Content that becomes invalid on a running site and over restarts, on a copy of the production build. */
test.describe.configure({ mode: "serial", timeout: 180_000 });

const day = 86_400_000;
let site: OwnSite;
/** A page of each kind, those of the entries that are broken, and the files for machines. */
let pages: string[];

test.beforeAll(async () => {
  site = await startOwnSite();
  const broken = ["blog", "reviews", "authors", "categories"].map(anyOf);
  const pagesOfBroken = broken.map((file) => `/${file.replace("categories/", "").replace(".md", "")}`);
  const files = ["/feed.xml", "/llms.txt", "/sitemap.xml"];
  pages = [...new Set([...onePageOfEachKind, ...pagesOfBroken, ...files, "/no-such-page"])];
  expect(pages.length).toBeGreaterThan(20);
  // What is to be shown over a restart is copied after the first page.
  await site.get("/");
  const copies = join(site.content, "../var/content");
  const isCopied = () =>
    existsSync(copies) && readdirSync(copies).some((one) => existsSync(join(copies, one, "current")));
  await expect.poll(isCopied, { timeout: 30_000 }).toBe(true);
});
test.afterAll(() => site?.stop());

/** One file of a folder, whatever its name. */
const anyOf = (folder: string) => `${folder}/${readdirSync(join(site.content, folder)).sort()[0]}`;

const publish = async (...files: string[]) => (await site.publishFiles(...files)).diagnostics;

/** Addresses with an unexpected status, and pages that show the placeholder of a claim. */
async function findLost(asked = pages): Promise<string[]> {
  const lost: string[] = [];
  for (const path of asked) {
    const response = await site.get(path);
    const expected = path === "/no-such-page" ? 404 : 200;
    if (response.status !== expected) lost.push(`${path} ${response.status}`);
    if ((await response.text()).includes("{{claim")) lost.push(`${path} shows a quote`);
  }
  return lost;
}

test("every document and an entry of each kind broken at once", async () => {
  const documents = ["site", "pages"].flatMap((folder) =>
    readdirSync(join(site.content, folder)).map((name) => `${folder}/${name}`),
  );
  const entries = ["blog", "reviews", "authors", "categories", "partners"].map(anyOf);
  const texts = new Map([...documents, ...entries].map((path) => [path, site.read(path)]));
  const quotesNothing = 4;
  const damages = [
    (text: string) => text.slice(0, 60),
    (text: string) => text.replace(/^(\w+):/m, "$1x:"),
    () => "",
    (text: string) => text.replace("---\n", "---\nsurprise: true\n"),
    (text: string, index: number) => `${text}\nWe have {{claim:nope-${index}}} users.\n`,
    (text: string) => `${text}\0`,
  ];
  for (const [index, [path, text]] of [...texts].entries())
    site.write(path, damages[index % damages.length]?.(text, index) ?? "");
  const diagnostics = await publish(...texts.keys());
  // Whether a claim is there cannot be said while the ledger is broken.
  const unread = [...texts.keys()].filter((_, index) => index % damages.length !== quotesNothing);
  expect(unread.filter((path) => !diagnostics.some((diagnostic) => diagnostic.startsWith(`${path}:`)))).toEqual([]);
  // Another day makes all pages stale.
  await site.shiftClock(day);
  expect(await findLost()).toEqual([]);
  for (const [path, text] of texts) site.write(path, text);
  expect(await publish(...texts.keys())).toEqual([]);
});

test("all of the content gone, over a restart", async () => {
  rmSync(site.content, { recursive: true });
  expect((await publish("site/site.md")).join()).toContain("There is no such folder");
  await site.restart();
  await site.shiftClock(4 * day);
  expect(await findLost(["/", "/blog", "/reviews", "/about", "/feed.xml", "/sitemap.xml", "/no-such-page"])).toEqual(
    [],
  );
  expect(existsSync(site.content)).toBe(false);
});
