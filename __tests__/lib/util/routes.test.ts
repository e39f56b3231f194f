import { routes } from "@/lib/util/routes";

it("leaves the number of a first page out", () => {
  expect(routes.blogPage(1)).toBe("/blog");
  expect(routes.blogPage(2)).toBe("/blog/page/2");
  expect(routes.categoryPage("guides", 1)).toBe("/guides");
  expect(routes.categoryPage("guides", 3)).toBe("/guides/page/3");
});

it("takes the main blog's pages and the category's pages for the same", () => {
  expect(routes.categoryPage("blog", 2)).toBe(routes.blogPage(2));
});

it.each(["a&b", "50% off", "c#", "a/b?c", "naïve 💬"])("carries the search for %j unharmed", (query) => {
  for (const address of [routes.search(query), routes.searchApi(query)]) {
    expect(new URL(address, "https://almanac.example").searchParams.get("q")).toBe(query);
  }
});

it("has a bare address for the search without a query", () => {
  expect(routes.search()).toBe("/search-results");
  expect(routes.search("")).toBe("/search-results");
});
