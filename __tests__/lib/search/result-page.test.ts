import fc from "fast-check";
import { buildResultPageUrl, readResultPageParams, resultFilters } from "@/lib/search/search-query";

const read = (url: string) => readResultPageParams(new URL(url, "https://almanac.example").searchParams);
const readPairs = (...pairs: [name: string, value: string][]) => readResultPageParams(new URLSearchParams(pairs));

it("reads what it writes", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(...resultFilters),
      fc.integer({ min: 1, max: 99 }),
      (q, filter, page) => {
        const { query } = readPairs(["q", q]);
        fc.pre(query.text !== "");
        expect(read(buildResultPageUrl(query.text, filter, page))).toEqual({
          query: { text: query.text, isCut: false },
          filter,
          page,
        });
      },
    ),
  );
});

it("writes only what is not the default", () => {
  expect(buildResultPageUrl("luna ai")).toBe("/search-results?q=luna%20ai");
  expect(buildResultPageUrl("luna", "review")).toBe("/search-results?q=luna&type=review");
  expect(buildResultPageUrl("luna", "all", 2)).toBe("/search-results?q=luna&page=2");
});

it("takes the first of a parameter that is repeated", () => {
  expect(read("?q=a&q=b&type=page&type=blog&page=&page=2")).toMatchObject({
    query: { text: "a" },
    filter: "page",
    page: 1,
  });
});

it.each(["", "?type=nonsense&page=-5", "?type=&page=-1e99", "?page=NaN", "?page=1.5", "?q[]=a&page[]=2"])(
  "falls back to the defaults on %j",
  (query) => {
    expect(read(query)).toEqual({ query: { text: "", isCut: false }, filter: "all", page: 1 });
  },
);
