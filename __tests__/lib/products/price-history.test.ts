import { productSchema } from "@/lib/content/schemas/product-schema";
import { isStale, staleFrom } from "@/lib/products/freshness";
import { changesOf, priceHistory } from "@/lib/products/price-history";
import { planFields, productFields } from "../../helpers/product-files";

const history = [
  { price: 5.99, until: "2024-03-01" },
  { price: 6.99, until: "2025-01-10" },
];
const source = "https://news.example/";
const product = (changes: object[]) =>
  productSchema.parse({ ...productFields, plans: [{ ...planFields, history }], changes });

describe("the prices of a plan", () => {
  it("follow each other without a gap, today's last", () => {
    const [plan] = product([]).plans;
    expect(plan && priceHistory(plan)).toEqual([
      { price: 599, from: undefined, until: "2024-03-01" },
      { price: 699, from: "2024-03-01", until: "2025-01-10" },
      { price: 799, from: "2025-01-10", until: undefined },
    ]);
  });
});

describe("what has changed", () => {
  it("is told newest first, each step of a price with it", () => {
    const policy = { date: "2024-09-09", what: "Chats are kept for 30 days.", source };
    expect(changesOf(product([policy]))).toEqual([
      { date: "2025-01-10", what: "The price of Monthly went from $6.99 to $7.99.", source: planFields.source },
      policy,
      { date: "2024-03-01", what: "The price of Monthly went from $5.99 to $6.99.", source: planFields.source },
    ]);
  });

  it("tells a step once, in the words of the file where it has some", () => {
    const told = { date: "2025-01-10", what: "Monthly costs a dollar more.", source, plan: "monthly" };
    expect(changesOf(product([told])).map(({ what }) => what)).toEqual([
      "Monthly costs a dollar more.",
      "The price of Monthly went from $5.99 to $6.99.",
    ]);
  });
});

describe("what was looked up", () => {
  it("is fresh up to the last of its days, and old from the next", () => {
    expect(["2025-06-20", "2025-07-20", "2025-07-21"].map((day) => isStale("2025-06-20", 30, day))).toEqual([
      false,
      false,
      true,
    ]);
    expect(staleFrom("2025-06-20", 30)).toBe("2025-07-21");
    expect(staleFrom("2024-02-28", 1)).toBe("2024-03-01");
  });
});
