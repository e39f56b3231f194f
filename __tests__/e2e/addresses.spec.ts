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

/** One of each way to be wrong; all others are in lib/addresses/routing/resolve-request.test.ts. */
const oneStep: [from: string, to: string][] = [
  ["/Reviews/Brasswick-App-Review/", "/reviews/brasswick-app-review"],
  ["/guides/page/1/", "/guides"],
  ["/blog/index", "/blog"],
  ["//about", "/about"],
  ["/blog//what-a-year-of-company-costs", "/blog/what-a-year-of-company-costs"],
  ["/%42LOG/", "/blog"],
  ["/About/?ref=x&b=2", "/about?ref=x&b=2"],
  ["/Images/Logo-Mark.svg/", "/images/logo-mark.svg"],
];

for (const [from, to] of oneStep) {
  test(`${from} leads to ${to} in one step`, async ({ baseURL }) => {
    const { at, steps, status } = await follow(baseURL ?? "", from);
    expect({ at, steps, status }).toEqual({ at: to, steps: 1, status: 200 });
  });
}

const nowhere = [
  ...["/%ff", "/%", "/%00", "/blog/%E0%A4%A", "/about;v=1", "/blog/..%2f..%2fpackage.json", "/blog/%5c%5cevil.example"],
  ...["/.env", "/nothing/feed.xml", "/sitemaps/1.xml", "/_next/page/2", "/api", "/not-found/post", "/_next/static"],
  ...["/guides/page/999999", "/images/page/none.png", "/media/blog.none-0123456789ab.jpg", `/${"a".repeat(4000)}`],
  ...["/blog/none.md", "/reviews/..%2f..%2fpackage.md", "/markdown/blog/companions-that-disagree", "/about.md"],
];

test("what is nowhere answers 404 with a body, at once", async ({ baseURL }) => {
  for (const path of nowhere) {
    const { steps, status, body } = await follow(baseURL ?? "", path);
    expect({ path, steps, status }).toEqual({ path, steps: 0, status: 404 });
    expect(body.length, path).toBeGreaterThan(20);
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
