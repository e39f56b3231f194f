import { expect, test } from "@playwright/test";
import { listedPages, unlistedPages } from "./routes";

/** What crawlers get of the fixture site. Rules for any content are in audits/crawlers.spec.ts. */

test("the sitemap names every kind of page that may be listed, and no other", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(listedPages.filter((path) => !paths.includes(path))).toEqual([]);
  expect(unlistedPages.filter((path) => paths.includes(path))).toEqual([]);
});

test("only the partner's app has a rating by users", async ({ request }) => {
  const isRated = async (path: string) => (await (await request.get(path)).text()).includes('"AggregateRating"');
  const partner = "/reviews/thistledown-app-review";
  for (const path of [partner, ...listedPages]) expect(await isRated(path), path).toBe(path === partner);
});

test("there is a feed of everything, of the reviews and of each of the seven listings, in two formats", async ({
  request,
}) => {
  const folders = ["", "/reviews", "/blog", "/reviewblogs", "/guides", "/tools", "/alternatives", "/best", "/nsfwtips"];
  for (const path of folders.flatMap((folder) => [`${folder}/feed.xml`, `${folder}/feed.json`]))
    expect((await request.get(path)).status(), path).toBe(200);
});
