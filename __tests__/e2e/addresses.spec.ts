import { expect, test } from "@playwright/test";
import { ask } from "./raw-http";

/** Follows redirects. @returns The last address, and the number of redirects. */
async function follow(origin: string, path: string) {
  let answer = await ask(origin, path);
  let steps = 0;
  let at = path;
  while (answer.headers.location && steps < 5) {
    const target = new URL(answer.headers.location, origin);
    expect(target.origin, path).toBe(origin);
    at = target.pathname + target.search;
    answer = await ask(origin, at);
    steps += 1;
  }
  return { at, steps, status: answer.status, body: answer.body };
}

const oneStep: [from: string, to: string][] = [
  ["/Blog", "/blog"],
  ["/blog/", "/blog"],
  ["/BLOG/", "/blog"],
  ["/Reviews/Brasswick-App-Review/", "/reviews/brasswick-app-review"],
  ["/review/brasswick-app-review/", "/reviews/brasswick-app-review"],
  ["/Guides/Page/2/", "/guides/page/2"],
  ["/guides/page/1/", "/guides"],
  ["/index", "/"],
  ["/index/", "/"],
  ["/blog/index", "/blog"],
  ["//about", "/about"],
  ["/blog//what-a-year-of-company-costs", "/blog/what-a-year-of-company-costs"],
  ["/%62log", "/blog"],
  ["/%42LOG/", "/blog"],
  ["/About/?ref=x&b=2", "/about?ref=x&b=2"],
  ["/Search-Results?q=Voice", "/search-results?q=Voice"],
  ["/Feed.xml", "/feed.xml"],
  ["/guides/feed.json/", "/guides/feed.json"],
  ["/Favicon.ICO", "/favicon.ico"],
  ["/Images/Logo-Mark.svg/", "/images/logo-mark.svg"],
  ["/.well-known/Security.txt", "/.well-known/security.txt"],
];

for (const [from, to] of oneStep) {
  test(`${from} leads to ${to} in one step`, async ({ baseURL }) => {
    const { at, steps, status } = await follow(baseURL ?? "", from);
    expect({ at, steps, status }).toEqual({ at: to, steps: 1, status: 200 });
  });
}

const nowhere = [
  ...["/%ff", "/%", "/%zz", "/%00", "/blog/%00", "/blog/%E0%A4%A", "/about%00", "/about;v=1", "/about%20"],
  ...["/blog%2fwhat-a-year-of-company-costs", "/blog/..%2f..%2fpackage.json", "/%2e%2e%2fpackage.json"],
  ...[
    "/blog/%5c%5cevil.example",
    "/%5cevil.example",
    "/blog/a%0d%0aset-cookie:x",
    "/wp-login.php",
    "/.env",
    "/.git/config",
  ],
  ...["/nothing/feed.xml", "/nothing/feed.json", "/feed.atom", "/sitemaps/1.xml", "/sitemaps/x", "/images/page/2"],
  ...[
    "/_next/page/2",
    "/api",
    "/api/page/2",
    "/api/feed.xml",
    "/not-found/post",
    "/blog/page/0",
    "/guides/page/999999",
  ],
  ...["/.well-known", "/.well-known/none", "/images/page/none.png", "/images/page/none/none.svg", "/images/none.webp"],
  ...["/_next", "/_next/none", "/_next/image/none", "/_next/static", "/images", "/images/covers", "/api/none/none"],
  ...["/media/blog.none-0123456789ab.jpg", "/%2562log", `/${"a".repeat(4000)}`],
];

for (const path of nowhere) {
  test(`${path.slice(0, 60)} answers 404 with a body, at once`, async ({ baseURL }) => {
    const { steps, status, body } = await follow(baseURL ?? "", path);
    expect({ steps, status }).toEqual({ steps: 0, status: 404 });
    expect(body.length).toBeGreaterThan(20);
  });
}

test("dots are taken away as the URL standard says, and lead nowhere else", async ({ baseURL }) => {
  for (const path of ["/%2e%2e", "/blog/../about", "/blog/%2e%2e/about", "/./about"]) {
    const { status, steps } = await follow(baseURL ?? "", path);
    expect([200, 404], path).toContain(status);
    expect(steps, path).toBeLessThanOrEqual(1);
  }
});

test("extra slashes beside another mistake take a second step, never more", async ({ baseURL }) => {
  // Next.js removes doubled slashes itself, before the middleware can correct both in one redirect.
  for (const path of ["//Blog//", "/Blog//What-A-Year-Of-Company-Costs/"]) {
    const { status, steps } = await follow(baseURL ?? "", path);
    expect(status, path).toBe(200);
    expect(steps, path).toBeLessThanOrEqual(2);
  }
});
