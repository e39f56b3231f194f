import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { type OwnSite, startOwnSite, test } from "../own-site";

/** Pages of content/pages on a running site, on a copy of the production build. The tests build on each other. */
test.describe.configure({ mode: "serial", timeout: 90_000 });

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

const file = "pages/press-room.md";
const page = (title: string) => `---
title: ${title}
seoTitle: ${title}
seoDescription: Whom journalists write to, and which pictures of this site they may print with their texts.
---

Write to [the editors](/contact).

## Pictures

Any of ours may be printed.
`;

async function publish(text: string | undefined): Promise<string[]> {
  if (text === undefined) rmSync(join(site.content, file));
  else site.write(file, text);
  return (await site.publishFiles(file)).diagnostics;
}

test("a page that was built is there, with its policy, its breadcrumb and its link in the footer of every page", async () => {
  const response = await site.get("/imprint");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-security-policy")).toContain("script-src");
  expect(await response.text()).toMatch(/aria-current="page"[^>]*>Imprint</);
  expect(await site.text("/about")).toContain('href="/imprint"');
});

test("a new file is a page at once, and everything that lists pages names it", async () => {
  expect((await site.get("/press-room")).status).toBe(404);
  expect(await publish(page("Press room"))).toEqual([]);
  const response = await site.get("/press-room");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-security-policy")).toContain("script-src");
  expect(await response.text()).toContain("<h1>Press room</h1>");
  for (const list of ["/sitemap.xml", "/llms.txt", "/search-results?q=press+room", "/api/search?q=press+room"])
    expect(await site.text(list), list).toContain("/press-room");
  expect(await site.text("/about")).not.toContain('href="/press-room"');
});

test("a deleted page no longer exists, and no page leads to it", async () => {
  await publish(undefined);
  expect((await site.get("/press-room")).status).toBe(404);
  for (const path of ["/about", "/sitemap.xml", "/llms.txt"])
    expect(await site.text(path), path).not.toContain("/press-room");
});

test("the name of a picture leads to where it is served", async () => {
  const cover = /^coverImage: (.*)$/m.exec(site.read("blog/notes-in-the-margin.md"))?.[1];
  const response = await site.get(cover ?? "");
  expect(response.status).toBe(307);
  const picture = await fetch(new URL(response.headers.get("location") ?? "", site.origin));
  expect(picture.headers.get("content-type")).toBe("image/webp");
  expect((await site.get("/images/covers/none.webp")).status).toBe(404);
});

test("a file that is put into public/ is served from the next start on, whatever its name", async () => {
  const folder = join(site.content, "../public");
  const added = ["ads.txt", "BingSiteAuth.xml", ".well-known/assetlinks.json", "images/One & Two.svg", "a@b/c+d.txt"];
  // A folder of its own in place of the link to the shared one.
  rmSync(folder);
  for (const name of added) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `This is ${name}.`);
  }
  const answers = () =>
    Promise.all(
      added.map(async (name) => {
        // After a redirect to the one way to write its name.
        const response = await fetch(new URL(name, `${site.origin}/`));
        const policy = response.headers.get("content-security-policy")?.includes("default-src 'none'");
        return { status: response.status, policy, text: await response.text() };
      }),
    );
  expect((await answers()).map(({ status }) => status)).toEqual(added.map(() => 404));
  await site.restart();
  expect(await answers()).toEqual(added.map((name) => ({ status: 200, policy: true, text: `This is ${name}.` })));
  expect((await site.get("/.well-known/none.json")).status).toBe(404);
});
