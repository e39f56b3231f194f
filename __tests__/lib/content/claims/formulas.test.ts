import { type ClaimFacts, compute, withoutSamples } from "@/lib/content/claims/formulas";
import type { Test } from "@/lib/content/entry-types";
import { appSchema } from "@/lib/content/schemas/app-schema";
import { formulaSchema } from "@/lib/content/schemas/claims-schema";
import { reviewSchema } from "@/lib/content/schemas/review-schema";
import { scoringSchema } from "@/lib/content/schemas/scoring-schema";
import { testSchema } from "@/lib/content/schemas/test-schema";
import { deriveReview } from "@/lib/content/site/derive";
import { reviewFields, scoringFields, testFields } from "../../../helpers/content-files";
import { planFields } from "../../../helpers/product-files";

const testOf = (fields: object): Test => ({ ...testSchema.parse({ ...testFields, ...fields }), slug: "t", body: "" });
const { criteria } = scoringSchema.parse(scoringFields);
const reviewOf = (slug: string, test: Test | undefined, fields: object) =>
  deriveReview(
    { slug, data: reviewSchema.parse({ ...reviewFields, about: slug, ...fields }), body: "" } as never,
    test,
    criteria,
  );

const lark = testOf({ from: "2025-05-20", to: "2025-06-19", hours: 12.5 });
const orrin = testOf({ product: "orrin", from: "2025-01-31", to: "2025-02-20", hours: 7, sample: true });
const facts: ClaimFacts = {
  tests: [lark, orrin],
  reviews: [
    reviewOf("lark-ai", lark, { rating: { overall: 4.5 } }),
    reviewOf("orrin", orrin, { product: "Orrin", rating: { overall: 4 } }),
    reviewOf("other", undefined, {}),
  ],
  apps: new Map([
    [
      "lark-ai",
      appSchema.parse({
        name: "Lark AI",
        plans: [
          { ...planFields, id: "month", name: "Month", price: 12.99 },
          { ...planFields, id: "season", name: "Season", price: 29.97, every: "3 months" },
          { ...planFields, id: "credits", name: "Credits", price: 5, every: "100 credits" },
        ],
      }),
    ],
  ]),
  help: [
    { title: "Start", topics: [{ href: "/a" }, { href: "/a#b" }, { href: "/c" }] },
    { title: "Money", topics: [{ href: "/c" }, { href: "/d" }] },
  ],
};

const work = (formula: object, from = facts) => compute(formulaSchema.parse(formula), from);

it.each([
  [{ formula: "reviews" }, "2", true],
  [{ formula: "tests" }, "2", true],
  [{ formula: "hours-tested" }, "19.5", true],
  // January 31 and February 20 included.
  [{ formula: "shortest-test" }, "21", true],
  // January 31 to June 19.
  [{ formula: "months-tested" }, "4", true],
  [{ formula: "top-points" }, "18.0/20", false],
  [{ formula: "help-pages", category: "Start" }, "2", false],
  [{ formula: "month-price", plan: "lark-ai.season" }, "$9.99", false],
  [{ formula: "discount", plan: "lark-ai.season", against: "lark-ai.month" }, "23%", false],
])("%j is %j", (formula, text, isSample) => {
  const found = work(formula);
  expect(found).toMatchObject({ text, isSample });
  expect(found?.how).toMatch(/\.$/);
});

it("says how many pages on untested apps are not among the reviews", () => {
  expect(work({ formula: "reviews" })?.how).toBe(
    "A count of the published reviews of tested apps. Not counted: pages on untested apps (1).",
  );
  const untested = facts.reviews.filter(({ score }) => !score);
  expect(work({ formula: "reviews" }, { ...facts, reviews: untested })).toBeUndefined();
});

it.each([
  [{ formula: "help-pages", category: "Nothing" }],
  [{ formula: "month-price", plan: "lark-ai.none" }],
  [{ formula: "month-price", plan: "lark-ai.credits" }],
  [{ formula: "month-price", plan: "nobody.month" }],
  [{ formula: "discount", plan: "lark-ai.month", against: "lark-ai.season" }],
])("%j is not there", (formula) => {
  expect(work(formula)).toBeUndefined();
});

it.each([
  ["2025-01-01", "2025-01-31", "1"],
  ["2025-01-15", "2025-02-14", "1"],
  ["2025-01-15", "2025-02-13", "0"],
  ["2024-12-01", "2025-11-30", "12"],
])("from %s to %s, the last day included, are %s whole months", (from, to, text) => {
  const tests = [testOf({ from, to, date: to })];
  expect(work({ formula: "months-tested" }, { ...facts, tests })).toMatchObject({ text });
});

it.each(["reviews", "tests", "hours-tested", "shortest-test", "months-tested", "top-points"])(
  "%s needs records",
  (formula) => {
    expect(work({ formula }, { ...facts, tests: [], reviews: [] })).toBeUndefined();
  },
);

it.each([
  ["reviews", "1", false],
  ["tests", "1", false],
  ["hours-tested", "12.5", false],
  ["shortest-test", "31", false],
])("%s leaves samples out", (formula, text, isSample) => {
  const read = formulaSchema.parse({ formula });
  const real = { ...facts, reviews: facts.reviews.slice(0, 2) };
  expect(compute(read, withoutSamples(read, real))).toMatchObject({ text, isSample });
});

it("keeps a sample in first place, and says that it is one", () => {
  const read = formulaSchema.parse({ formula: "top-points" });
  const invented = { ...facts, reviews: facts.reviews.slice(1) };
  expect(compute(read, withoutSamples(read, invented))).toMatchObject({ isSample: true });
});
