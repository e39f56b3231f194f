import fc from "fast-check";
import { average, readingMinutes } from "@/lib/content/snapshot/derive";
import { rankReviews } from "@/lib/content/snapshot/rank-reviews";
import { buildReview } from "../../../helpers/factories";

describe("readingMinutes", () => {
  it.each([
    ["", 1],
    ["word ".repeat(225), 1],
    ["word ".repeat(338), 2],
    ["word ".repeat(2250), 10],
    ["## — * - | ".repeat(2000), 1],
    ["[word](/a/very/long/address-that-nobody-reads) ".repeat(450), 2],
  ])("counts words, not marks and addresses", (markdown, minutes) => {
    expect(readingMinutes(markdown)).toBe(minutes);
  });
});

describe("average", () => {
  it("is 0 of nothing", () => {
    expect([average([]), average([4, 5])]).toEqual([0, 4.5]);
  });
});

describe("a review's rating", () => {
  it("is what the file says", () => {
    expect(buildReview({ rating: { overall: 4.9, value: 1 } }).rating).toEqual({
      overall: 4.9,
      details: [{ key: "value", value: 1 }],
    });
  });

  it("is the average of its parts where the file says none, with one decimal", () => {
    const { rating } = buildReview({ rating: { support: 4.2, design: 4.9, features: 4.7 } });
    expect(rating.overall).toBe(4.6);
    expect(rating.details.map(({ key }) => key)).toEqual(["design", "features", "support"]);
  });
});

describe("rankReviews", () => {
  const rating = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10);
  const review = fc.record({
    rating: fc.record({
      overall: rating,
      details: fc.array(fc.record({ key: fc.constant("design" as const), value: rating }), { maxLength: 2 }),
    }),
    date: fc.constantFrom("2025-06-01", "2025-06-02", "2025-06-03"),
    id: fc.integer({ min: 1, max: 999 }),
  });
  const reviews = fc.uniqueArray(review, { selector: ({ id }) => id, maxLength: 20 });

  it("numbers every review once, from 1", () => {
    fc.assert(
      fc.property(reviews, (list) => {
        const ranked = rankReviews(list);
        expect(ranked.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1));
        expect(new Set(ranked.map(({ id }) => id))).toEqual(new Set(list.map(({ id }) => id)));
      }),
    );
  });

  it("comes to the same order however the files are listed", () => {
    const shuffled = reviews.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(fc.property(shuffled, ([list, other]) => expect(rankReviews(other)).toEqual(rankReviews(list))));
  });

  it("puts no review above a better one", () => {
    fc.assert(
      fc.property(reviews, (list) => {
        const keys = rankReviews(list).map(({ rating, date, id }) => [
          rating.overall,
          average(rating.details.map(({ value }) => value)),
          date,
          id,
        ]);
        for (const [index, key] of keys.slice(1).entries()) {
          const above = keys[index] ?? [];
          const step = key.findIndex((part, at) => part !== above[at]);
          expect(Number(above.at(step)?.toString().replaceAll("-", ""))).toBeGreaterThan(
            Number(key.at(step)?.toString().replaceAll("-", "")),
          );
        }
      }),
    );
  });

  it("changes nothing in what it is given", () => {
    const list = [buildReview({ id: 1, rating: { overall: 1 } }), buildReview({ id: 2, rating: { overall: 5 } })];
    expect(rankReviews(list).map(({ id }) => id)).toEqual([2, 1]);
    expect(list.map(({ id }) => id)).toEqual([1, 2]);
  });
});
