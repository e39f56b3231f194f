import { type SummarizedApp, summarizeComparison } from "@/lib/apps/comparison-summary";
import { planSchema } from "@/lib/content/schemas/plan-schema";
import { planFields } from "../../helpers/product-files";

const plan = (price: number, every = "1 month", more: object = {}) =>
  planSchema.parse({ ...planFields, id: `p${price}`, price, every, ...more });
const app = (name: string, fields: Partial<SummarizedApp> = {}): SummarizedApp => ({
  name,
  plans: [],
  answers: 0,
  isTested: true,
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
      [app("A", { answers: 1 }), app("B", { isTested: false })],
      "More is known about A: 1 of 18 questions answered, B 0. Not tested: B.",
    ],
    [
      "none with a test",
      [app("A", { isTested: false }), app("B", { isTested: false })],
      "None of our 18 questions has been answered for either app. We have tested neither.",
    ],
  ])("says about which more is known: %s", (_, apps, sentence) => expect(knownOf(...apps)).toBe(sentence));
});
