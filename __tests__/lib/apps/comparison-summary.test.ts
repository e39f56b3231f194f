import { type SummarizedApp, summarizeComparison } from "@/lib/apps/comparison-summary";
import { planSchema } from "@/lib/content/schemas/app-schema";
import { planFields } from "../../helpers/product-files";

const plan = (price: number, every = "1 month", more: object = {}) =>
  planSchema.parse({ ...planFields, id: `p${price}`, price, every, ...more });
const pointsOf = (...figures: number[]) => ({
  criteria: figures.map((points, index) => ({
    id: `c${index}`,
    title: ["Talk", "Care", "Terms", "Trust"][index] ?? "",
    points,
    of: 10,
  })),
  total: figures.reduce((sum, one) => sum + one, 0),
  of: 10 * figures.length,
});
const app = (name: string, fields: Partial<SummarizedApp> = {}): SummarizedApp => ({
  name,
  plans: [],
  answers: 0,
  ...fields,
});
/** Everything but how much is known of each. */
const choiceOf = (...apps: SummarizedApp[]) => summarizeComparison(apps, 0).filter(Boolean).join(" ");
/** What is said of prices where no test decides. */
const priceOf = (...apps: SummarizedApp[]) => summarizeComparison(apps, 0)[1];
const knownOf = (...apps: SummarizedApp[]) =>
  summarizeComparison(apps, 18)[1].replace(/^The cost of a year is not known for .*?\. /, "");
const lark = app("Lark", { plans: [plan(7)] });
const orrin = app("Orrin", { plans: [plan(8), plan(90, "1 year")] });
const ibis = app("Ibis", { plans: [plan(70, "1 year")] });

describe("summarizeComparison", () => {
  it.each<[string, SummarizedApp[], string]>([
    ["two prices", [orrin, lark], "Cheaper for a year: Lark ($84.00), against Orrin ($90.00)."],
    [
      "three prices",
      [lark, orrin, ibis],
      "Cheapest for a year: Ibis ($70.00), against Lark ($84.00) and Orrin ($90.00).",
    ],
    [
      "the same price",
      [lark, app("Merle", { plans: [plan(84, "1 year")] })],
      "Cost of a year: Lark ($84.00), Merle ($84.00).",
    ],
    [
      "a price that is not known",
      [lark, orrin, app("None")],
      "Cheaper for a year: Lark ($84.00), against Orrin ($90.00). Not known: None.",
    ],
    ["no price", [app("None"), app("Nil")], "The cost of a year is not known for None and Nil."],
    [
      "two currencies",
      [lark, app("Euro", { plans: [plan(1, "1 month", { currency: "EUR" })] })],
      "Cost of a year: Lark ($84.00), Euro (€12.00).",
    ],
    [
      "a free plan",
      [lark, app("Free", { plans: [plan(0), plan(9)] })],
      "Cheaper for a year: Lark ($84.00), against Free ($108.00). Free also has a free plan.",
    ],
    [
      "a free app",
      [lark, app("Gratis", { plans: [plan(0)] })],
      "Cost of a year: Lark ($84.00). Gratis also has a free plan.",
    ],
  ])("says which is cheaper: %s", (_, apps, sentence) => expect(priceOf(...apps)).toBe(sentence));

  it.each<[string, SummarizedApp[], string]>([
    ["two", [app("A", { answers: 18 }), app("B")], "More is known about A: 18 of 18 questions answered, B 0."],
    [
      "three, of which two lead",
      [app("A", { answers: 9 }), app("B", { answers: 2 }), app("C", { answers: 9 })],
      "Most is known about A and C: 9 of 18 questions answered, B 2.",
    ],
    [
      "as much",
      [app("A", { answers: 4 }), app("B", { answers: 4 })],
      "We know the same amount about each: 4 of 18 questions answered.",
    ],
  ])("says about which more is known: %s", (_, apps, sentence) => expect(knownOf(...apps)).toBe(sentence));
});

describe("who should take which", () => {
  const withPoints = (name: string, figures: number[], fields: Partial<SummarizedApp> = {}) =>
    app(name, { points: pointsOf(...figures), ...fields });
  const free = [plan(0), plan(9)];

  it.each<[string, SummarizedApp[], string]>([
    [
      "each for what it is ahead in, the one with more points first",
      [withPoints("Lark", [6, 9, 8], { plans: [plan(9)] }), withPoints("Orrin", [9, 7, 9], { plans: [plan(9)] })],
      "Take Orrin for talk and terms; take Lark for care. Cost of a year: Lark ($108.00), Orrin ($108.00).",
    ],
    [
      "the one for its marks, the other for its price and its free plan",
      [withPoints("Lark", [5, 5, 5], { plans: free }), withPoints("Orrin", [8, 8, 8], { plans: [plan(10)] })],
      "Take Orrin for better marks in every criterion; take Lark for a cheaper year ($108.00 against $120.00) and a free plan.",
    ],
    [
      "what is bought once",
      [withPoints("Lark", [5, 5], { plans: [plan(90, "once")] }), withPoints("Orrin", [8, 8], { plans: [plan(5)] })],
      "Take Orrin for talk, care, and a cheaper year ($60.00 against $90.00); take Lark for a single payment.",
    ],
    [
      "one alone, where nothing speaks for the other",
      [withPoints("Lark", [5, 5, 5, 9]), withPoints("Orrin", [8, 8, 8, 9])],
      "Take Orrin for better marks in all but trust; nothing that we score or price speaks for Lark. The cost of a year is not known for Lark and Orrin.",
    ],
    [
      "points that are near, and three tenths, which is the least that counts",
      [withPoints("Lark", [7, 8], { plans: free }), withPoints("Orrin", [7.3, 8], { plans: free })],
      "Their points are near: 15.3 and 15.0 of 20. Take Orrin for talk; nothing that we score or price speaks for Lark. Cost of a year: Lark ($108.00), Orrin ($108.00). Lark and Orrin also have a free plan.",
    ],
    [
      "nothing that decides, where less is apart",
      [withPoints("Lark", [8, 9.1], { plans: [plan(9)] }), withPoints("Orrin", [8.2, 9], { plans: [plan(9)] })],
      "Their points are near: 17.2 and 17.1 of 20. Nothing that we score or price decides between them. Cost of a year: Lark ($108.00), Orrin ($108.00).",
    ],
    [
      "of more than two, the one with the most points",
      [withPoints("A", [5]), withPoints("B", [9]), withPoints("C", [7])],
      "Take B for the most points: 9.0 of 10, before C 7.0 and A 5.0. The cost of a year is not known for A, B, and C.",
    ],
    [
      "nobody, where only one is tested",
      [withPoints("A", [5], { plans: [plan(9)] }), lark],
      "We have tested only A, so we can’t say which to take. Cheaper for a year: Lark ($84.00), against A ($108.00).",
    ],
    [
      "nobody, where no app is tested",
      [app("A"), app("B"), app("C")],
      "We have tested none of them, so we can’t say which to take. The cost of a year is not known for A, B, and C.",
    ],
  ])("is said: %s", (_, apps, sentences) => expect(choiceOf(...apps)).toBe(sentences));

  it("stands alone, before what else is known", () => {
    const [choice, known] = summarizeComparison([withPoints("A", [5], { plans: free }), withPoints("B", [9])], 18);
    expect(choice).toBe("Take B for talk; take A for a free plan.");
    expect(known).toMatch(/^Cost of a year: A \(\$108\.00\)\. Not known: B\. We know the same amount about each/);
  });

  it("names those without a test after the others", () => {
    expect(knownOf(withPoints("A", [5]), withPoints("B", [7]), app("C"))).toBe(
      "We know the same amount about each: 0 of 18 questions answered. Not tested: C.",
    );
  });
});
