import fc from "fast-check";
import type { Review } from "@/lib/content/entry-types";
import { rankReviews } from "@/lib/content/scoring/score";
import { buildReview, buildUntestedReview } from "../../../helpers/factories";

const points = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
const fields = fc.record({
  chat: points,
  stars: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
  isTested: fc.boolean(),
  date: fc.constantFrom("2025-06-01", "2025-06-02", "2025-06-03"),
  id: fc.integer({ min: 1, max: 999 }),
});
const reviews = fc
  .uniqueArray(fields, { selector: ({ id }) => id, maxLength: 12 })
  .map((list) =>
    list.map(({ chat, stars, isTested, date, id }) =>
      isTested
        ? buildReview({ id, date, rating: { overall: stars } }, { scores: { chat, terms: 5 } })
        : buildUntestedReview({ id, date }),
    ),
  );

it("numbers the tested ones from 1, and puts the others last without a number", () => {
  fc.assert(
    fc.property(reviews, (list) => {
      const tested = list.filter(({ score }) => score).length;
      const expected = list.map((_, index) => (index < tested ? index + 1 : undefined));
      expect(rankReviews(list).map(({ rank }) => rank)).toEqual(expected);
      expect(new Set(rankReviews(list).map(({ id }) => id))).toEqual(new Set(list.map(({ id }) => id)));
    }),
  );
});

it("comes to the same order however the files are listed", () => {
  const shuffled = reviews.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(fc.property(shuffled, ([list, other]) => expect(rankReviews(other)).toEqual(rankReviews(list))));
});

it("puts more points first, then more stars, then the newer", () => {
  const keyOf = ({ score, date, id }: Review) => [
    score?.points.total ?? -1,
    score?.overall ?? -1,
    Number(date.replaceAll("-", "")),
    id,
  ];
  fc.assert(
    fc.property(reviews, (list) => {
      const keys = rankReviews(list).map(keyOf);
      for (const [index, key] of keys.slice(1).entries()) {
        const above = keys[index] ?? [];
        const step = key.findIndex((part, at) => part !== above[at]);
        expect(above[step]).toBeGreaterThan(key[step] as number);
      }
    }),
  );
});

it("changes nothing in what it is given", () => {
  const list = [buildReview({ id: 1 }, { scores: { chat: 1 } }), buildReview({ id: 2 }, { scores: { chat: 9 } })];
  expect(rankReviews(list).map(({ id }) => id)).toEqual([2, 1]);
  expect(list.map(({ id }) => id)).toEqual([1, 2]);
});
