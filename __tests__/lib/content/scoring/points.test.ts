import fc from "fast-check";
import { addPoints, averageStars, getStars, starsFromPoints } from "@/lib/content/scoring/score";
import { method } from "../../../helpers/factories";

describe("addPoints", () => {
  it("adds tenths, and no fractions of them", () => {
    expect(addPoints({ chat: 9.5, terms: 9.8 }, method)).toEqual({
      criteria: [
        { id: "chat", title: "Chat", points: 9.5, of: 10 },
        { id: "terms", title: "Terms", points: 9.8, of: 10 },
      ],
      total: 19.3,
      of: 20,
    });
  });

  it("counts neither what the record leaves out nor what the method does not know", () => {
    expect(addPoints({ terms: 7, charm: 10 }, method)).toMatchObject({ total: 7, of: 10 });
  });
});

describe("starsOf", () => {
  const points = { criteria: [], total: 47.9, of: 50 };

  it("is the average of the parts, whatever overall says", () => {
    expect(getStars({ overall: 1, support: 4.2, design: 4.9, features: 4.7 }, points)).toEqual({
      overall: 4.6,
      details: [
        { key: "design", value: 4.9 },
        { key: "features", value: 4.7 },
        { key: "support", value: 4.2 },
      ],
    });
  });

  it("is overall where there are no parts, and the points as stars where there is neither", () => {
    expect(getStars({ overall: 4.9 }, points).overall).toBe(4.9);
    expect(getStars(undefined, points)).toEqual({ overall: 4.8, details: [] });
    expect(starsFromPoints({ total: 0, of: 0 })).toBe(0);
  });

  it("rounds a half up, and stays between the least and the most of the parts", () => {
    expect(averageStars([{ value: 4.8 }, { value: 4.9 }])).toBe(4.9);
    expect(averageStars([])).toBeUndefined();
    const tenths = fc.integer({ min: 0, max: 50 }).map((value) => ({ value: value / 10 }));
    fc.assert(
      fc.property(fc.array(tenths, { minLength: 1, maxLength: 5 }), (parts) => {
        const values = parts.map(({ value }) => value);
        expect(averageStars(parts)).toBeGreaterThanOrEqual(Math.min(...values));
        expect(averageStars(parts)).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });
});
