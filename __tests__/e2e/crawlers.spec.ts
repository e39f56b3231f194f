import { expect, test } from "@playwright/test";
import { listedPages, unlistedPages } from "./routes";

/** What crawlers get of the fixture site. Rules for any content are in audits/crawlers.spec.ts. */

test("the sitemap names every kind of page that may be listed, and no other", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(listedPages.filter((path) => !paths.includes(path))).toEqual([]);
  expect(unlistedPages.filter((path) => paths.includes(path))).toEqual([]);
});

test("there is a feed of everything, of the reviews and of each of the seven listings, in two formats", async ({
  request,
}) => {
  const folders = ["", "/reviews", "/blog", "/reviewblogs", "/guides", "/tools", "/alternatives", "/best", "/nsfwtips"];
  for (const path of folders.flatMap((folder) => [`${folder}/feed.xml`, `${folder}/feed.json`]))
    expect((await request.get(path)).status(), path).toBe(200);
});

test("reviews and articles are there as markdown, and nothing else is", async ({ request }) => {
  for (const page of ["/reviews/brasswick-app-review", "/blog/companions-that-disagree"]) {
    const html = await (await request.get(page)).text();
    const [, markdown = ""] =
      /<link rel="alternate" type="text\/markdown" href="[^"]*?(\/(?:reviews|blog)\/[^"]+)"/.exec(html) ?? [];
    expect(markdown).toBe(`${page}.md`);
    const answer = await request.get(markdown);
    expect(answer.headers()).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "x-robots-tag": "noindex",
      link: expect.stringMatching(new RegExp(`^<http[^>]*${page}>; rel="canonical"$`)),
    });
    expect(await answer.text()).toMatch(/^# \S/);
    const { etag = "" } = answer.headers();
    expect((await request.get(markdown, { headers: { "if-none-match": etag } })).status()).toBe(304);
    const head = await request.head(markdown);
    expect([head.status(), head.headers().etag]).toEqual([200, etag]);
    expect((await request.post(markdown)).status()).toBe(405);
    // The page itself is as it was.
    expect((await request.get(page)).headers()["content-type"]).toContain("text/html");
  }
  const hostile = [
    "/blog/none.md",
    "/reviews/..%2f..%2fpackage.md",
    "/reviews/%00.md",
    "/markdown/blog/companions-that-disagree",
  ];
  for (const path of [...hostile, "/reviews/compare.md", "/about.md"])
    expect((await request.get(path)).status(), path).toBe(404);
});
