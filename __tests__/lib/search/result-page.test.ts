import fc from "fast-check";
import {
  buildResultPageUrl,
  maxResults,
  packResultPage,
  parseResultPageParams,
  resultAnchor,
  resultFilters,
  resultStep,
  resultWindow,
  trimSearchAddress,
  unpackResultPage,
} from "@/lib/search/result-page";
import { anyCharacter } from "../../helpers/any-character";

const read = (url: string) => {
  const params = new URL(url, "https://almanac.example").searchParams;
  return parseResultPageParams(Object.fromEntries(params));
};

it("reads what it writes", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(...resultFilters),
      fc.integer({ min: 1, max: 99 }),
      (q, filter, steps) => {
        const { query } = parseResultPageParams({ q });
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
  expect(parseResultPageParams({ q: ["a", "b"], type: ["page", "blog"] })).toMatchObject({
    query: { text: "a" },
    filter: "page",
  });
});

it.each([
  {},
  { q: undefined, type: "nonsense", show: "-5" },
  { type: "", show: "-1e99" },
  { show: "NaN" },
  { show: "30.5" },
])("falls back to the defaults on %j", (params) => {
  expect(parseResultPageParams(params)).toEqual({ query: { text: "", isCut: false }, filter: "all", shown: 24 });
});

it("shows whole steps", () => {
  expect(parseResultPageParams({ q: "a", show: "25" }).shown).toBe(48);
});

it.each([
  ["?q=%20luna%20", "?q=luna"],
  ["?q=+luna++ai+&type=review", "?q=luna++ai&type=review"],
  ["?q=luna", undefined],
  ["?type=blog", undefined],
])("trims the query in the address %s", (search, trimmed) => {
  const address = trimSearchAddress(new URL(search, "https://almanac.example/search-results"));
  expect(address?.search).toBe(trimmed);
  expect(address && trimSearchAddress(address)).toBeUndefined();
});

it("names the cards from 1", () => {
  expect(resultAnchor(0)).toBe("result-1");
});

describe("packed for a path", () => {
  it("is one segment that needs no encoding, not too long, and gives the same again", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), fc.constantFrom(...resultFilters), (q, filter) => {
        const params = parseResultPageParams({ q, type: filter, show: "48" });
        const packed = packResultPage(params);
        expect(packed).toMatch(/^[\w-]{1,1200}$/);
        expect(unpackResultPage(packed)).toEqual(params);
      }),
    );
  });

  it("takes nothing else", () => {
    for (const packed of ["", "abc", Buffer.from('["x"]').toString("base64url")])
      expect(() => unpackResultPage(packed)).toThrow();
  });
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

  it.each(["100000", "1e9", "1e99", "9007199254740993", ["1e9", "24"]])("takes %j for the last page", (show) => {
    expect(parseResultPageParams({ q: "a", show }).shown).toBe(96_000);
  });

  it.each([
    "-1",
    "NaN",
    "Infinity",
    "-Infinity",
    "0",
    "",
    " ",
    "24abc",
    "١٢٣",
    "\ud800",
    ["", "48"],
    [],
    "9".repeat(400),
  ])("takes %j for nothing", (show) => {
    expect(parseResultPageParams({ q: "a", show }).shown).toBe(24);
  });
});
