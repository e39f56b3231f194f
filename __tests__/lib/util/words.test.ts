import { formatCount, formatPlace, formatScore } from "@/lib/util/number";
import { titleBeforeColon, titleCaseSlug } from "@/lib/util/title";

describe("formatScore", () => {
  it.each([
    [4, "4.0"],
    [4.9, "4.9"],
    [0, "0.0"],
    [4.25, "4.3"],
    [4.24, "4.2"],
  ])("shows %d with one decimal", (value, expected) => {
    expect(formatScore(value)).toBe(expected);
  });
});

describe("formatPlace", () => {
  it.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [4, "4th"],
    [11, "11th"],
    [22, "22nd"],
  ])("writes %d as a place", (place, expected) => {
    expect(formatPlace(place)).toBe(expected);
  });
});

describe("formatCount", () => {
  it("uses the singular for one only", () => {
    expect([0, 1, 2].map((count) => formatCount(count, "article"))).toEqual(["0 articles", "1 article", "2 articles"]);
  });

  it("takes an irregular plural", () => {
    expect(formatCount(3, "reply", "replies")).toBe("3 replies");
  });
});

describe("titleBeforeColon", () => {
  it.each([
    ["Lark AI Review: The Quiet One", "Lark AI Review"],
    ["A: b: c", "A"],
    ["No colon here", "No colon here"],
    [": nothing before", ": nothing before"],
    ["", ""],
  ])("cuts %j", (title, expected) => {
    expect(titleBeforeColon(title)).toBe(expected);
  });
});

describe("titleCaseSlug", () => {
  it.each([
    ["affiliate-disclosure", "Affiliate Disclosure"],
    ["nsfwtips", "Nsfwtips"],
    ["best-of-2025", "Best Of 2025"],
    ["", ""],
  ])("spells %j out", (slug, expected) => {
    expect(titleCaseSlug(slug)).toBe(expected);
  });
});
