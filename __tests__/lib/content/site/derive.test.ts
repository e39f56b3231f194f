import { buildReview, buildUntestedReview } from "../../../helpers/factories";

it("is as new as its newest test, and no newer", () => {
  const review = { date: "2025-06-10", updated: "2025-06-15" };
  expect(buildReview(review, { date: "2025-06-20" }).updated).toBe("2025-06-20");
  expect(buildReview(review, { date: "2025-06-12" }).updated).toBe("2025-06-15");
  expect(buildReview({ date: "2025-06-30" }, { date: "2025-06-20" }).updated).toBeUndefined();
  expect(buildUntestedReview(review).updated).toBe("2025-06-15");
});

it("is a sample where either is", () => {
  const isSample = (review: object, test: object) => buildReview({ ...review }, { ...test }).score?.isSample;
  expect([isSample({}, {}), isSample({ sample: true }, {}), isSample({}, { sample: true })]).toEqual([
    false,
    true,
    true,
  ]);
  expect(buildUntestedReview().score).toBeUndefined();
});
