import { expect, test } from "@playwright/test";
import { redirects } from "./routes";

for (const { from, to } of redirects) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    const target = new URL(response.headers().location ?? "", response.url());
    expect(target.pathname + target.search).toBe(to);
  });
}

for (const path of ["/search-results", "/search-results?q=", "/search-results?q=%20%09", "/search-results?type=page"]) {
  test(`${path}, a search for nothing, leads to the blog for now`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(new URL(response.headers().location ?? "", response.url()).pathname).toBe("/blog");
  });
}

test("a search with spaces around its words leads to the one without", async ({ request, baseURL }) => {
  const response = await request.get("/search-results?q=%20brasswick%20&type=review", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  const location = new URL(response.headers().location ?? "", baseURL);
  expect(location.pathname + location.search).toBe("/search-results?q=brasswick&type=review");
});
