import { endpoints } from "@/lib/addresses/endpoints";
import { pageKinds } from "@/lib/addresses/pages";
import { routeLabel } from "@/lib/metrics/route-label";

it.each([
  ["/", "/"],
  ["/blog?page=2", "/blog"],
  ["/blog/some-article", "/blog/[slug]"],
  ["/blog/page/2", "/blog/page/[pageNumber]"],
  ["/reviews/some-app", "/reviews/[slug]"],
  ["/reviews/compare", "/reviews/compare"],
  ["/search-results?q=my+private+question", "/search-results"],
  ["/api/contact", "/api/contact"],
  ["/guides", "/[slug]"],
  ["/_next/static/chunks/a.js", "static"],
  ["/favicon.ico", "file"],
  ["/images/a/b/c.png", "file"],
  ["/wp-admin/a/b/c", "other"],
  ["*", "other"],
])("%j is %s", (url, label) => {
  expect(routeLabel(url)).toBe(label);
});

it("has a closed list of labels, whatever is asked for", () => {
  const closed = new Set([...pageKinds, ...endpoints].map(({ route }) => route as string));
  for (const word of ["static", "file", "other"]) closed.add(word);
  const labels = new Set<string>();
  for (let index = 0; index < 2000; index += 1) {
    const junk = Math.random().toString(36).slice(2);
    for (const url of [
      `/${junk}`,
      `/${junk}.php`,
      `/blog/${junk}`,
      `/${junk}/${junk}/${junk}?${junk}`,
      `/go/${junk}/a/b`,
    ])
      labels.add(routeLabel(url));
  }
  expect([...labels].filter((label) => !closed.has(label))).toEqual([]);
  expect(labels.size).toBeLessThan(8);
});
