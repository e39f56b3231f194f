import { type SummarizedApp, summarizeComparison } from "@/lib/apps/comparison-summary";
import { planSchema } from "@/lib/content/schemas/plan-schema";
import { planFields } from "../../helpers/product-files";

const plan = (price: number, every = "1 month", more: object = {}) =>
  planSchema.parse({ ...planFields, id: `p${price}`, price, every, ...more });
const pointsOf = (...figures: number[]) => ({
  criteria: figures.map((points, index) => ({
    id: `c${index}`,
    title: ["Talk", "Care", "Terms"][index] ?? "",
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
  points: pointsOf(),
  ...fields,
});
const priceOf = (...apps: SummarizedApp[]) => summarizeComparison(apps, 18)[0];
const knownOf = (...apps: SummarizedApp[]) => summarizeComparison(apps, 18)[1];
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
      "a tie of the cheapest",
      [lark, orrin, app("Merle", { plans: [plan(84, "1 year")] })],
      "Cheapest for a year: Lark ($84.00) and Merle ($84.00), against Orrin ($90.00).",
    ],
    [
      "the same price",
      [lark, app("Merle", { plans: [plan(84, "1 year")] })],
      "A year costs the same: Lark ($84.00), Merle ($84.00).",
    ],
    [
      "a price that is not known",
      [lark, orrin, app("None")],
      "Cheaper for a year: Lark ($84.00), against Orrin ($90.00). Not known: None.",
    ],
    ["one price alone", [lark, app("None")], "Cost of a year: Lark ($84.00). Not known: None."],
    ["no price", [app("None"), app("Nil")], "The cost of a year is not known for either app."],
    [
      "two currencies",
      [lark, app("Euro", { plans: [plan(1, "1 month", { currency: "EUR" })] })],
      "Cost of a year, in different currencies: Lark ($84.00), Euro (€12.00).",
    ],
    [
      "credits alone",
      [lark, app("Packs", { plans: [plan(1, "100 credits")] })],
      "Cost of a year: Lark ($84.00). Not known: Packs.",
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
      "Most is known about A and C: 9 of 18 questions answered each, B 2.",
    ],
    [
      "as much",
      [app("A", { answers: 4 }), app("B", { answers: 4 })],
      "We know the same amount about each: 4 of 18 questions answered.",
    ],
    ["nothing", [app("A"), app("B"), app("C")], "None of our 18 questions has been answered for any of these apps."],
    [
      "one without a test",
      [app("A", { answers: 1, points: pointsOf(9) }), app("B", { points: undefined })],
      "More is known about A: 1 of 18 questions answered, B 0. Not tested: B.",
    ],
    [
      "none with a test",
      [app("A", { points: undefined }), app("B", { points: undefined })],
      "None of our 18 questions has been answered for either app. We have tested neither.",
    ],
  ])("says about which more is known: %s", (_, apps, sentence) => expect(knownOf(...apps)).toBe(sentence));
});

describe("what the tests come to", () => {
  const withPoints = (name: string, ...figures: number[]) => app(name, { points: pointsOf(...figures) });

  it("is, of two apps, what each is ahead in, the one with more points first", () => {
    expect(priceOf(withPoints("Lark", 7, 9, 8), withPoints("Orrin", 9, 8, 9))).toMatch(
      /^Orrin is ahead in talk and terms; Lark in care\. /,
    );
  });

  it("makes nothing of a difference that nobody would notice, which is less than three tenths", () => {
    expect(priceOf(withPoints("Lark", 7, 8), withPoints("Orrin", 7.3, 8))).toMatch(/^Orrin is ahead in talk\. /);
    expect(priceOf(withPoints("Lark", 8, 9.1), withPoints("Orrin", 8.2, 9))).toMatch(
      /^Orrin and Lark are level in every criterion\. /,
    );
  });

  it("is, of more, who has the most points; of one tested app, nothing", () => {
    expect(priceOf(withPoints("A", 5), withPoints("B", 9), withPoints("C", 7))).toMatch(
      /^Most points: B, 9\.0 of 10, before C 7\.0 and A 5\.0\. /,
    );
    expect(priceOf(withPoints("A", 5), app("B", { points: undefined }))).toBe(
      "The cost of a year is not known for either app.",
    );
  });
});
