import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type OwnSite, startOwnSite, test } from "../own-site";
import { listedPages } from "../routes";

/** Publishing without a rebuild, on a copy of the production build. The tests build on each other. */
test.describe.configure({ mode: "serial", timeout: 90_000 });

const day = 86_400_000;
let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite();
  // GitHub sends one when a webhook is set up.
  expect((await site.publish({ zen: "Keep it simple." }, { "x-github-event": "ping" })).status).toBe(200);
});
test.afterAll(() => site?.stop());

/** A copy of a review or article with other fields. */
function entry(from: string, fields: Record<string, string>, body?: string) {
  const [, frontmatter = "", text = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(site.read(from)) ?? [];
  const names = Object.keys(fields);
  const kept = frontmatter.split("\n").filter((line) => !names.some((name) => line.startsWith(`${name}:`)));
  const lines = [...kept, ...names.map((name) => `${name}: ${fields[name]}`)];
  return `---\n${lines.join("\n")}\n---\n${body ?? text}`;
}

/** A new article, the newest of all. */
const article = (
  title: string,
  fields: Record<string, string> = {},
  body = "A first paragraph.\n\n## A section\n\nMore.\n",
) =>
  entry(
    "blog/what-a-year-of-company-costs.md",
    {
      id: "900",
      title,
      date: isoDay(0),
      category: "AI Guides",
      tags: "[Guide]",
      author: "wren-halloway",
      updated: isoDay(0),
      aliases: "[]",
      draft: "false",
      ...fields,
    },
    body,
  );

const isoDay = (ahead: number) => new Date(Date.now() + ahead * day).toISOString().slice(0, 10);

/** All pages and files that show the newest article of the guides by this author. */
const surfaces = (slug: string) => [
  `/blog/${slug}`,
  "/blog",
  "/guides",
  "/authors/wren-halloway",
  "/feed.xml",
  "/blog/feed.xml",
  "/guides/feed.xml",
  "/llms.txt",
];

async function countWith(words: string, paths: string[]): Promise<string[]> {
  const texts = await Promise.all(paths.map(async (path) => ({ path, text: await site.text(path) })));
  return texts.filter(({ text }) => text.includes(words)).map(({ path }) => path);
}

const find = async (words: string) =>
  ((await (await site.get(`/api/search?q=${encodeURIComponent(words)}`)).json()) as { total: number }).total;

/** Publishes a file and expects the words on every surface at the first visit after the webhook's answer. */
async function publishAndSee(file: string, slug: string, words: string): Promise<void> {
  await site.publishFiles(file);
  const [shown, found, sitemap] = await Promise.all([
    countWith(words, surfaces(slug)),
    find(words),
    site.text("/sitemap.xml"),
  ]);
  expect(shown).toEqual(surfaces(slug));
  expect(found).toBe(1);
  expect(sitemap).toContain(`/blog/${slug}</loc>`);
}

test("an article that is added, and then edited, is on every surface once the webhook has answered", async () => {
  // Visited before, so that the old texts are cached.
  await countWith("", surfaces("an-article").slice(1));
  expect((await site.get("/blog/an-article")).status).toBe(404);
  for (const title of ["Freshly added", "Edited once", "Edited again"]) {
    site.write("blog/an-article.md", article(`${title} article`));
    await publishAndSee("blog/an-article.md", "an-article", `${title} article`);
  }
  expect(await countWith("Freshly added article", surfaces("an-article"))).toEqual([]);
});

test("a page is rendered at its first visit after a publication, and kept for the next", async () => {
  site.write("blog/an-article.md", article("Edited once more"));
  await site.publishFiles("blog/an-article.md");
  const first = await site.get("/blog/an-article");
  const second = await site.get("/blog/an-article");
  expect([first, second].map(({ headers }) => headers.get("x-nextjs-cache"))).toEqual(["MISS", "HIT"]);
  // Whoever causes the rendering gets the same headers as the next visitor.
  for (const name of ["content-security-policy", "cache-control"])
    expect(first.headers.get(name), name).toBe(second.headers.get(name));
  expect(first.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(first.headers.get("cache-control")).toBe("s-maxage=300, stale-while-revalidate=3300");
  expect(await first.text()).toBe(await second.text());
});

test("what is changed on the disk is shown without a webhook", async () => {
  site.write("blog/an-article.md", article("Copied to the disk"));
  await expect.poll(() => site.text("/blog/an-article"), { intervals: [50] }).toContain("Copied to the disk");
});

test("a new name: one redirect from the old address, and the lists lead to the new", async () => {
  renameSync(join(site.content, "blog/an-article.md"), join(site.content, "blog/new-name.md"));
  site.write("blog/new-name.md", article("Freshly edited article", { aliases: "[an-article]" }));
  await site.publishFiles("blog/an-article.md", "blog/new-name.md");
  const response = await site.get("/blog/an-article");
  expect(response.status).toBe(308);
  expect(new URL(response.headers.get("location") ?? "", response.url).pathname).toBe("/blog/new-name");
  expect(await countWith("/blog/new-name", surfaces("new-name").slice(1))).toEqual(surfaces("new-name").slice(1));
  expect(await countWith("/blog/an-article", surfaces("new-name"))).toEqual([]);
});

test("after a restart nothing old is served, what was rendered is kept, and what changed meanwhile is shown", async () => {
  await countWith("", [...surfaces("new-name"), "/about", "/tools"]);
  site.write("blog/new-name.md", article("Written before the restart"));
  await site.publishFiles("blog/new-name.md");
  await site.text("/about");
  await site.restart();
  expect((await site.get("/about")).headers.get("x-nextjs-cache")).toBe("HIT");
  expect(await countWith("Written before the restart", surfaces("new-name"))).toEqual(surfaces("new-name"));
  const kept = site.read("blog/new-name.md");
  await site.tellToStop();
  site.write("blog/new-name.md", article("Written unseen", { category: "AI Tools", tags: "[Tools]" }));
  await site.restart();
  expect(await countWith("Written unseen", ["/tools", "/blog/new-name"])).toEqual(["/tools", "/blog/new-name"]);
  expect(await countWith("Written before the restart", ["/guides", "/guides/feed.xml"])).toEqual([]);
  site.write("blog/new-name.md", kept);
  await site.publishFiles("blog/new-name.md");
});

test("an article of tomorrow is nowhere, and everywhere when its day comes, without a webhook", async () => {
  site.write("blog/tomorrow.md", article("Written for tomorrow", { id: "901", date: isoDay(1), updated: isoDay(1) }));
  await site.publishFiles("blog/tomorrow.md");
  const all = surfaces("tomorrow");
  expect((await site.get("/blog/tomorrow")).status).toBe(404);
  expect(await countWith("Written for tomorrow", [...all, "/blog/new-name"])).toEqual([]);
  expect(await find("Written for tomorrow")).toBe(0);
  await site.shiftClock(day);
  expect((await site.get("/guides")).headers.get("x-nextjs-cache")).toBe("MISS");
  expect(await countWith("Written for tomorrow", all)).toEqual(all);
  expect(await site.text("/blog/new-name")).toContain("/blog/tomorrow");
  expect(await site.text("/sitemap.xml")).toContain("/blog/tomorrow</loc>");
  expect(await find("Written for tomorrow")).toBe(1);
  expect((await site.get("/blog")).headers.get("x-nextjs-cache")).toBe("HIT");
  await site.shiftClock(0);
  rmSync(join(site.content, "blog/tomorrow.md"));
  await site.publishFiles("blog/tomorrow.md");
});

test("what is deleted answers 404, or 410, or leads on, as moved.md says", async () => {
  rmSync(join(site.content, "blog/new-name.md"));
  await site.publishFiles("blog/new-name.md");
  expect((await site.get("/blog/new-name")).status).toBe(404);
  expect(await countWith("Written before the restart", surfaces("new-name"))).toEqual([]);
  expect(await site.text("/sitemap.xml")).not.toContain("/blog/new-name");

  const moved =
    "redirects:\n  - { from: /old-guides, to: /guides }\n  - { from: /go/windlass, to: partner:windlass }\ngone: [/blog/new-name]";
  site.write("site/moved.md", `---\n${moved}\n---\n`);
  expect(await site.publishFiles("site/moved.md")).toMatchObject({ diagnostics: [] });
  const gone = await site.get("/blog/new-name");
  const page = await gone.text();
  expect(gone.status).toBe(410);
  expect(page).toMatch(/<h1[^>]*>Page removed<\/h1>/);
  expect(page).toContain('lang="en"');
  expect(page).toContain("Return to Homepage");
  expect(page).toContain('content="noindex, follow"');
  expect(gone.headers.get("content-security-policy")).toContain("default-src 'none'");
  const redirect = await site.get("/old-guides");
  expect(redirect.status).toBe(308);
  expect(new URL(redirect.headers.get("location") ?? "", redirect.url).pathname).toBe("/guides");
  const shortLink = await site.get("/go/windlass");
  expect(shortLink.status).toBe(302);
  expect(shortLink.headers.get("location")).toMatch(/^https:\/\/windlass\.example\/.*utm_source=paper-lantern/);
  expect(shortLink.headers.get("x-robots-tag")).toBe("noindex, nofollow");
});

test("after all of this no page is old: rendering pages of every kind again changes nothing", async () => {
  const all = [...new Set([...listedPages, ...surfaces("free-tiers-side-by-side"), "/sitemap.xml", "/tools/feed.xml"])]
    // It names the version of the content, which any file changes.
    .filter((path) => path !== "/data");
  expect(all.length).toBeGreaterThan(30);
  const readAll = async () => {
    const pages = new Map<string, string>();
    // Only the time of rendering may differ.
    for (const path of all) pages.set(path, (await site.text(path)).replace(/<lastBuildDate>.*?<\/lastBuildDate>/, ""));
    return pages;
  };
  const kept = await readAll();
  site.write("pages/about.md", `${site.read("pages/about.md")}\n`);
  expect(await site.publishFiles("pages/about.md")).toMatchObject({ diagnostics: [] });
  const made = await readAll();
  expect(all.filter((path) => kept.get(path) !== made.get(path))).toEqual([]);
});
