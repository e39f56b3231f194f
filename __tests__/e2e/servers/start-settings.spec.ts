import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { fixtureSite } from "../../../scripts/lib/fixture-site";
import { type OwnSite, startOwnSite, test } from "../own-site";
import { editBuild } from "./edit-build";

/** What is read at the start, where it differs from what was there at the build. */
test.describe.configure({ mode: "serial", timeout: 120_000 });

const settings = {
  SITE_URL: "https://other.example",
  SITE_STAGE: "live",
  NEXT_PUBLIC_ANALYTICS: "vercel",
};
const built = "http://localhost:3000";
const pages = ["/", "/about", "/reviews/brasswick-app-review", "/no-such-page"];
const files = ["/sitemap.xml", "/robots.txt", "/feed.xml", "/llms.txt"];
/** Files that an operator puts into public/, whatever their names. */
const added = ["ads.txt", "BingSiteAuth.xml", ".well-known/assetlinks.json", "images/One & Two.svg", "a@b/c+d.txt"];

let site: OwnSite | undefined;
test.afterEach(async () => {
  await site?.stop();
  site = undefined;
});

test("what is set, or added to public/, before the start shows at once on every page and file", async () => {
  site = await startOwnSite(settings, (folder) => {
    // A folder of its own in place of the link to the shared one.
    rmSync(join(folder, "public"));
    for (const name of added) {
      mkdirSync(dirname(join(folder, "public", name)), { recursive: true });
      writeFileSync(join(folder, "public", name), `This is ${name}.`);
    }
  });
  for (const path of [...pages, ...files]) {
    const text = await site.text(path);
    expect(text.includes(built), `${path} names the address of the build`).toBe(false);
    if (!pages.includes(path)) continue;
    expect(text, path).toContain("/_vercel/insights/script.js");
    if (path === "/no-such-page") continue;
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
    expect(canonical).toBe(`https://other.example${path === "/" ? "" : path}`);
  }
  // What is not proved is not shown on a live site: the rating of a test is.
  expect(await site.text("/reviews/brasswick-app-review")).toContain("reviewRating");
  expect(await site.text("/reviews/windlass-app-review")).not.toContain("reviewRating");
  expect(await site.text("/robots.txt")).toContain("https://other.example/sitemap.xml");
  for (const name of added) {
    // After a redirect to the one way to write its name.
    const response = await fetch(new URL(name, `${site.origin}/`));
    expect([name, response.status, await response.text()]).toEqual([name, 200, `This is ${name}.`]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  expect((await site.get("/.well-known/none.json")).status).toBe(404);
});

test("without settings, the pages of the build are served as they are", async ({ request }) => {
  const home = await request.get("/");
  // A page of another day is rendered again.
  const builtOn = statSync(join(fixtureSite, ".next/BUILD_ID")).mtime.toISOString().slice(0, 10);
  if (builtOn === new Date().toISOString().slice(0, 10)) expect(home.headers()["x-nextjs-cache"]).toBe("HIT");
  expect(home.headers()["x-made-under"]).toBeUndefined();
  expect(await home.text()).toContain("deferred-scripts");
});

test("settings of the build also apply to pages that are rendered again", async () => {
  // As a build with these settings compiles it in.
  const given = JSON.stringify({ SITE_URL: "https://built.example", NEXT_PUBLIC_ANALYTICS: "vercel" });
  site = await startOwnSite({}, (folder) =>
    editBuild(folder, (code) => code.replace(/(await \w+\()(["'])\{.*?\}\2(?=\))/, `$1'${given}'`)),
  );
  for (const turn of ["at the start", "once published"]) {
    for (const path of ["/about", "/no-such-page"])
      expect((await site.text(path)).includes("/_vercel/insights/script.js"), `${path} ${turn}`).toBe(true);
    expect(await site.text("/about")).toContain('<link rel="canonical" href="https://built.example/about"');
    await site.renderAgain();
  }
});

for (const [wrong, ...lines] of [
  [{ CONTENT_DIR: "nowhere" }, /nowhere:1:1 {2}error {2}There is no such folder\. CONTENT_DIR names the one to read\./],
  [
    { SITE_STAGE: "lively", TRUSTED_PROXIES: "many" },
    /SITE_STAGE: must be "demo" or "live"/,
    /TRUSTED_PROXIES: must be a whole number/,
  ],
] as const) {
  test(`a start with ${JSON.stringify(wrong)} is refused with a line for each`, async () => {
    const said = await startOwnSite(wrong).then(() => "started", String);
    for (const line of lines) expect(said).toMatch(line);
  });
}
