import fc from "fast-check";
import {
  buildResultPageUrl,
  maxResults,
  readResultPageParams,
  redirectSearch,
  resultAnchor,
  resultFilters,
  resultStep,
  resultWindow,
} from "@/lib/search/result-page";

const read = (url: string) => readResultPageParams(new URL(url, "https://almanac.example").searchParams);
const readPairs = (...pairs: [name: string, value: string][]) => readResultPageParams(new URLSearchParams(pairs));

it("reads what it writes", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(...resultFilters),
      fc.integer({ min: 1, max: 99 }),
      (q, filter, steps) => {
        const { query } = readPairs(["q", q]);
        fc.pre(query.text !== "");
        expect(read(buildResultPageUrl(query.text, filter, steps * 24))).toEqual({
          query: { text: query.text, isCut: false },
          filter,
          shown: steps * 24,
        });
      },
    ),
  );
});

it("writes only what is not the default", () => {
  expect(buildResultPageUrl("luna ai")).toBe("/search-results?q=luna%20ai");
  expect(buildResultPageUrl("luna", "review")).toBe("/search-results?q=luna&type=review");
  expect(buildResultPageUrl("luna", "all", 48)).toBe("/search-results?q=luna&show=48");
});

it("takes the first of a parameter that is repeated", () => {
  expect(read("?q=a&q=b&type=page&type=blog&show=&show=48")).toMatchObject({
    query: { text: "a" },
    filter: "page",
    shown: 24,
  });
});

it.each(["", "?type=nonsense&show=-5", "?type=&show=-1e99", "?show=NaN", "?show=30.5", "?q[]=a&show[]=48"])(
  "falls back to the defaults on %j",
  (query) => {
    expect(read(query)).toEqual({ query: { text: "", isCut: false }, filter: "all", shown: 24 });
  },
);

it("shows whole steps", () => {
  expect(read("?q=a&show=25").shown).toBe(48);
});

it.each([
  ["?q=%20luna%20", 308, "/search-results?q=luna"],
  ["?q=+luna++ai+&type=review", 308, "/search-results?q=luna++ai&type=review"],
  ["", 307, "/blog"],
  ["?q=%20%09&type=blog", 307, "/blog"],
])("redirects the search %j with status %d to %s", (search, status, to) => {
  const answer = redirectSearch(new URL(search, "https://almanac.example/search-results"));
  expect(answer?.status).toBe(status);
  expect(`${answer?.redirect.pathname}${answer?.redirect.search}`).toBe(to);
});

it("does not redirect another search", () => {
  expect(redirectSearch(new URL("https://almanac.example/search-results?q=luna&show=48"))).toBeUndefined();
});

it("names the cards from 1", () => {
  expect(resultAnchor(0)).toBe("result-1");
});

describe("of a long list", () => {
  it.each([
    [24, 5_000, { start: 0, end: 24 }],
    [96, 5_000, { start: 0, end: 96 }],
    [120, 5_000, { start: 96, end: 120 }],
    [192, 5_000, { start: 96, end: 192 }],
    [216, 200, { start: 192, end: 200 }],
    [96_000, 5_000, { start: 4_992, end: 5_000 }],
    [96_000, 96, { start: 0, end: 96 }],
    [24, 0, { start: 0, end: 0 }],
  ])("up to result %d of %d: %j", (shown, total, expected) => {
    expect(resultWindow(shown, total)).toEqual(expected);
  });

  it("shows 96 at most, and each by going on", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), (total) => {
        const seen = new Set<number>();
        for (let shown = resultStep; ; ) {
          const { start, end } = resultWindow(shown, total);
          expect(end - start).toBeLessThanOrEqual(maxResults);
          for (let index = start; index < end; index += 1) seen.add(index);
          if (end >= total) break;
          shown = end + resultStep;
        }
        expect(seen.size).toBe(total);
      }),
    );
  });

  it.each(["100000", "1e9", "1e99", "9007199254740993"])("takes %j for the last page", (show) => {
    expect(readPairs(["q", "a"], ["show", show]).shown).toBe(96_000);
  });

  it.each(["-1", "NaN", "Infinity", "-Infinity", "0", "", " ", "24abc", "١٢٣", "\ud800", "9".repeat(400)])(
    "takes %j for nothing",
    (show) => {
      expect(readPairs(["q", "a"], ["show", show]).shown).toBe(24);
    },
  );
});
