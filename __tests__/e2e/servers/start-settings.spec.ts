import { statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { fixtureSite } from "../../../scripts/lib/fixture-site";
import { figuresIn, markClaims } from "../../helpers/marked-ledger";
import { type OwnSite, startOwnSite, test } from "../own-site";
import { editBuild } from "./edit-build";

/** Settings at the start that differ from those of the build. */
test.describe.configure({ mode: "serial", timeout: 120_000 });

const settings = {
  SITE_URL: "https://other.example",
  SITE_STAGE: "live",
  NEXT_PUBLIC_ANALYTICS: "vercel",
};
/** A figure of the ledger that no other text contains. */
const stated = "6,500+";
const built = "http://localhost:3000";
const pages = ["/", "/about", "/blog", "/how-we-know", "/reviews", "/reviews/brasswick-app-review", "/no-such-page"];
const files = ["/sitemap.xml", "/robots.txt", "/feed.xml", "/reviews/feed.json", "/llms.txt"];

let site: OwnSite | undefined;
test.afterEach(async () => {
  await site?.stop();
  site = undefined;
});

test("what is set at the start shows at once on every page and file", async () => {
  site = await startOwnSite(settings);
  const { text: marked, hidden, shown } = markClaims(site.read("site/claims.md"), "users");
  site.write("site/claims.md", marked);
  await site.restart();
  for (const path of [...pages, ...files]) {
    const first = await site.text(path);
    // The second visit gets what was kept of the first.
    for (const text of path === "/about" ? [first, await site.text(path)] : [first]) {
      expect(text.includes(built), `${path} names the address of the build`).toBe(false);
      expect(figuresIn(text, hidden), path).toEqual([]);
    }
    if (!pages.includes(path)) continue;
    expect(first, path).toContain("/_vercel/insights/script.js");
    if (path === "/no-such-page") continue;
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(first)?.[1];
    expect(canonical).toBe(`https://other.example${path === "/" ? "" : path}`);
  }
  for (const path of ["/", "/how-we-know"]) expect(await site.text(path)).toContain(shown);
  for (const app of ["windlass", "brasswick"])
    expect((await site.text(`/reviews/${app}-app-review`)).includes("reviewRating"), app).toBe(app === "brasswick");
  expect(await site.text("/sitemap.xml")).toContain("<loc>https://other.example/about</loc>");
  expect(await site.text("/robots.txt")).toContain("https://other.example/sitemap.xml");
});

test("without them, the pages of the build are served as they are", async ({ request }) => {
  const home = await request.get("/");
  // A page of another day is rendered again.
  const builtOn = statSync(join(fixtureSite, ".next/BUILD_ID")).mtime.toISOString().slice(0, 10);
  if (builtOn === new Date().toISOString().slice(0, 10)) expect(home.headers()["x-nextjs-cache"]).toBe("HIT");
  expect(home.headers()["x-made-under"]).toBeUndefined();
  const html = await home.text();
  expect(html).toContain("deferred-scripts");
  expect(html).toContain(stated);
});

test("settings of the build also apply to pages that are rendered again", async () => {
  site = await startOwnSite();
  // As a build with these settings compiles it in.
  const given = JSON.stringify({ SITE_URL: "https://built.example", NEXT_PUBLIC_ANALYTICS: "vercel" });
  editBuild(site, (code) => code.replace(/(await \w+\()(["'])\{.*?\}\2(?=\))/, `$1'${given}'`));
  await site.restart();
  for (const turn of ["at the start", "once published"]) {
    for (const path of ["/about", "/no-such-page"]) {
      expect((await site.text(path)).includes("/_vercel/insights/script.js"), `${path} ${turn}`).toBe(true);
    }
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
